const SPACES_AND_SIGNS = /[\s\u00a0\u202f'’€]|EUR/gi;

/**
 * Reads an amount as people write it, '1.500,50', '1,500.50', '1500,5', '1 500 €', and answers it with a point and
 * without grouping ('1500.50'); `null` where it cannot be one. Money has at most two decimals, so one separator before
 * three digits always groups; this reads both ways of writing alike, whatever the language of the page.
 */
export function parseMoney(text: string): string | null {
  const bare = text.replace(SPACES_AND_SIGNS, "");
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{0,2}))?$/.exec(bare);
  if (!match) return /^[.,]\d{1,2}$/.test(bare) ? `0.${bare.slice(1).padEnd(2, "0")}` : null;
  const [, whole = "", group, point, decimals = ""] = match;
  if (group !== undefined && group === point) return null;
  const digits = whole.replace(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  return decimals === "" ? digits : `${digits}.${decimals.padEnd(2, "0")}`;
}

/** Writes '1500.5' the way the language does: '1.500,50' in German, '1,500.50' in English. Whole amounts have no decimals. */
export function formatMoney(value: string, locale: string): string {
  if (!/^\d+(\.\d+)?$/.test(value)) return value;
  const [whole = "", decimals] = (value.includes(".") ? Number(value).toFixed(2) : value).split(".");
  // German of Austria would group with a space, which people then have to type around: a point as in Germany is read by both.
  const [group, point] = locale.startsWith("de") ? [".", ","] : [",", "."];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : grouped + point + decimals;
}

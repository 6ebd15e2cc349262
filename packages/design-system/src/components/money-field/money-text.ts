import { plainDigits } from "../../internal/plain-digits.ts";

const SPACES_AND_SIGNS = /[\s\p{Cf}'’€]|EURO?|^ca\.?/giu;
/** Dashes instead of cents: '800,-', '800,--', '800.–'. */
const NO_CENTS = /(\d[.,])[-\u2010-\u2015\u2212]{1,2}$/;

/**
 * Parses an amount as people write it ('1.500,50', '1500,5', '1 500 €') and returns it with a decimal point and without
 * grouping ('1500.50'), or `null` if it is not an amount. The other notation ('1,500.50' in German) is understood too,
 * unless the language's decimal sign precedes three digits: '500,999' in German is no amount, '500.999' is.
 */
export function parseMoney(text: string, locale: string): string | null {
  const bare = plainDigits(text).replace(SPACES_AND_SIGNS, "").replace(NO_CENTS, "$1");
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})(\2\d{3})*)(?:([.,])(\d{0,2}))?$/.exec(bare);
  if (!match) return /^[.,]\d{1,2}$/.test(bare) ? `0.${bare.slice(1).padEnd(2, "0")}` : null;
  const [, whole = "", group, moreGroups, point, decimals = ""] = match;
  if (group !== undefined && group === point) return null;
  const isOnlySign = moreGroups === undefined && point === undefined;
  if (isOnlySign && group === separatorsOf(locale).point) return null;
  const digits = whole.replace(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  return decimals === "" ? digits : `${digits}.${decimals.padEnd(2, "0")}`;
}

/** An Intl format takes 20 ms to create while the first page is hydrated. Other languages pay that. */
const ready: Readonly<Record<string, Separators>> = {
  de: { group: ".", point: "," },
  en: { group: ",", point: "." },
};

interface Separators {
  group: string;
  point: string;
}

// Without the region: de-AT would group with a space, which is awkward to edit.
function separatorsOf(locale: string): Separators {
  const language = locale.split("-")[0] ?? locale;
  return ready[language] ?? readSeparators(language);
}

function readSeparators(language: string): Separators {
  const sample = new Intl.NumberFormat(language).formatToParts(10_000.5);
  const sign = (type: "group" | "decimal") => sample.find((part) => part.type === type)?.value ?? "";
  return { group: sign("group"), point: sign("decimal") };
}

/** Formats '1500.5' for the language: '1.500,50' in German, '1,500.50' in English. Whole amounts have no decimals. */
export function formatMoney(value: string, locale: string): string {
  if (!/^\d+(\.\d{1,2})?$/.test(value)) return value;
  const [whole = "", decimals] = (value.includes(".") ? Number(value).toFixed(2) : value).split(".");
  const { group, point } = separatorsOf(locale);
  // oxlint-disable-next-line regexp/no-super-linear-move -- only what somebody types into the own browser
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : grouped + point + decimals;
}

/** Formats a number as the pages do. */
export function fillNumber(value: number, language: "de" | "en"): string {
  return new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(value);
}

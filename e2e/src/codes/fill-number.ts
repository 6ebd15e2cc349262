/** Formats a number as the pages do. */
export function fillNumber(value: number, language: "de" | "en"): string {
  return new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(value);
}

/** The most that a field for money accepts, as the pages write it. */
export const highestAmount = { de: "9.999.999\u00a0€", en: "€9,999,999" };

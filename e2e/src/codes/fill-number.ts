/** A number as the pages write it in a language. */
export function fillNumber(value: number, language: "de" | "en"): string {
  return new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(value);
}

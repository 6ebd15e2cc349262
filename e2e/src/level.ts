/** `TEST_LEVEL=full` looks at everything everywhere; without it languages, widths and colours take turns. */
export const full = process.env["TEST_LEVEL"] === "full";

export type Language = "de" | "en";

/** Both languages in the full form, one in the short one. */
export function languagesOr(only: Language): readonly Language[] {
  return full ? ["de", "en"] : [only];
}

export function localeOf(language: Language): "de-DE" | "en-GB" {
  return language === "de" ? "de-DE" : "en-GB";
}

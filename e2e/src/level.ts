/** `TEST_LEVEL=full` checks all combinations; otherwise tests alternate languages, widths and colours. */
export const full = process.env["TEST_LEVEL"] === "full";

export type Language = "de" | "en";

export function languagesOr(only: Language): readonly Language[] {
  return full ? ["de", "en"] : [only];
}

export function localeOf(language: Language): "de-DE" | "en-GB" {
  return language === "de" ? "de-DE" : "en-GB";
}

/** Every second case in the short form. */
export function someOf<const Case>(cases: readonly Case[]): readonly Case[] {
  return full ? cases : cases.filter((_, nth) => nth % 2 === 0);
}

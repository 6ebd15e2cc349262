export type Theme = "system" | "light" | "dark";

const DARK = "screen and (prefers-color-scheme: dark)";
const rules: CSSMediaRule[] = [];

/** Rewrites the media queries in place, because the shipped CSS follows the system theme only. */
export function showTheme(theme: Theme): void {
  if (rules.length === 0) for (const sheet of document.styleSheets) collect(sheet);
  const condition = { system: DARK, light: "not all", dark: "all" }[theme];
  for (const rule of rules) rule.media.mediaText = condition;
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
}

function collect(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("color-scheme")) rules.push(rule);
    if (rule instanceof CSSGroupingRule) collect(rule);
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import { pruneStyle } from "./prune-style.ts";

/**
 * The rules that a prerendered page needs for its first paint, out of its style sheets. They go into the page, because
 * a style sheet is a second round trip. The whole style sheets are loaded before the app starts.
 */
export async function findStyle(dist: string, page: string, sheets: readonly string[]): Promise<string> {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const inliner = new Beasties({
    path: dist,
    publicPath: "/",
    pruneSource: false,
    fonts: false,
    logLevel: "warn",
    // The library does not find what such selectors match.
    allowRules: [/[*+]|:root|:(?:where|has|is|not)\(/],
  });
  const inlined = await inliner.process(page.replace("</head>", () => `${links}</head>`));
  const [, style] = /<style>(.+?)<\/style>/s.exec(inlined) ?? [];
  if (style === undefined) throw new Error("the page has no style");
  // The library leaves fonts out, and without them text would move when the whole style sheets come.
  const all = sheets.map((file) => readFileSync(join(dist, file), "utf8")).join("");
  const fonts = all.match(/@font-face\{[^}]*\}/g) ?? [];
  if (fonts.length === 0) throw new Error("the style sheets have no font");
  return [...new Set(fonts), pruneStyle(style, page)].join("");
}

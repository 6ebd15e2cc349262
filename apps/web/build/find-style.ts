import { readFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";

/**
 * The rules that a drawn page needs for its first paint. They go into the page, because a style sheet is a second round trip. The
 * whole style sheets are loaded before the app starts.
 */
export async function findStyle(dist: string, html: string, styles: readonly string[]): Promise<string> {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const page = readFileSync(join(dist, "index.html"), "utf8")
    .replace("</head>", () => `${links}</head>`)
    .replace("<!--page-->", () => html);
  const inliner = new Beasties({
    path: dist,
    publicPath: "/",
    pruneSource: false,
    fonts: false,
    logLevel: "warn",
    // The library does not find what such selectors match.
    allowRules: [/[*+]|:root|:(?:where|has|is|not)\(/],
  });
  const [, style] = /<style>(.+?)<\/style>/s.exec(await inliner.process(page)) ?? [];
  if (style === undefined) throw new Error("the page has no style");
  // The library leaves fonts out, and without them text would move when the whole style sheets come.
  const fonts = readSheets(dist, page).match(/@font-face\{[^}]*\}/g) ?? [];
  if (fonts.length === 0) throw new Error("the style sheets have no font");
  return [...new Set(fonts), style].join("");
}

function readSheets(dist: string, page: string): string {
  const links = page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  return [...links].map(([, href = ""]) => readFileSync(join(dist, href), "utf8")).join("");
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pruneStyle } from "./prune-style.ts";

/**
 * The rules that a prerendered page needs for its first paint, out of its style sheets. They go into the page, because
 * a style sheet is a second round trip. The whole style sheets are loaded before the app starts.
 */
export function findStyle(dist: string, page: string, sheets: readonly string[]): string {
  const style = pruneStyle(sheets.map((file) => readFileSync(join(dist, file), "utf8")).join(""), page);
  // Without them, text would move when the whole style sheets come.
  if (!style.includes("@font-face")) throw new Error("the page has no font");
  return style;
}

import { pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";
import { isProduct, isTest } from "../rules/rule.ts";
import { lineAt, type SourceFile } from "../rules/source-file.ts";

export interface Pattern {
  path: string;
  line: number;
  source: string;
  flags: string;
}

/** All regular expressions of the product, also those that modules make from parts when they are loaded. */
export async function findPatterns(files: readonly SourceFile[], root: string): Promise<Pattern[]> {
  const scripts = files.filter(({ path }) => isProduct(path) && !isTest(path) && /\.tsx?$/.test(path));
  const makers = scripts.filter(({ code }) => /\bnew RegExp\(/.test(code));
  const made = await recordMade(
    makers.map(({ path }) => path),
    pathToFileURL(`${root}/`).href,
  );
  return [...scripts.flatMap(findLiterals), ...made];
}

export function findLiterals({ path, text }: SourceFile): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!(node instanceof Object)) return;
    if ("regex" in node && "start" in node) {
      const { pattern, flags } = Object(node.regex);
      found.push({ path, line: lineAt(text, Number(node.start)), source: String(pattern), flags: String(flags) });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return found;
}

/** Loads modules and records the patterns that they make, by the place in the source. */
async function recordMade(paths: readonly string[], base: string): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = ""]: [string, string?]) {
      // The first place is this one.
      const [, , place = ""] = (new Error("made").stack ?? "").split(base);
      const [path = "", line] = place.split(":");
      if (paths.includes(path)) made.push({ path, line: Number(line), source, flags });
      return new target(source, flags);
    },
  });
  try {
    for (const path of paths) await import(base + path);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** The URLs of the files that a page needs at its start. */
export interface StartFiles {
  /** The page's first script, which fetches the others. */
  first: string;
  /** In order of their dependencies; the last one is the app. */
  scripts: string[];
  /** The scripts of our own design system, which the app loads at start. */
  designSystem: string[];
  styles: string[];
}

const app = "src/boot/main.tsx";

const designSystem = "../../packages/design-system/src";
/** A script's call for a part of the design system (design-system-slots.ts). */
const callForPart = /\(["'`]\.\/(\w+)["'`],/g;

/** Reads from the build's manifest what a page with these modules needs. */
export function findStartFiles(dist: string, modules: readonly string[]): StartFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    return chunk;
  };
  /** These chunks and everything that they import, directly or not. Imports come before their importers. */
  const withImports = (keys: readonly string[], seen = new Set<string>()): string[] =>
    keys.flatMap((key) => {
      if (seen.has(key)) return [];
      seen.add(key);
      return [...withImports(chunkOf(key).imports ?? [], seen), key];
    });
  const fileOf = (key: string) => `/${chunkOf(key).file}`;

  const first = withImports(["index.html"]);
  if (first.length > 1) throw new Error(`The first script imports ${first.slice(0, -1).join(", ")}`);
  const page = withImports([...modules.map((file) => `src/${file}`), app]);
  const styles = [...first, ...page].flatMap((key) => chunkOf(key).css ?? []);
  const code = page.map((key) => readFileSync(join(dist, chunkOf(key).file), "utf8")).join("\n");
  const parts = [...code.matchAll(callForPart)].map(([, part]) => `${designSystem}/parts/${part}.ts`);
  const remote = [`${designSystem}/remote/container.ts`, ...parts];
  return {
    first: fileOf("index.html"),
    scripts: page.map(fileOf),
    designSystem: withImports(remote, new Set(withImports([app]))).map(fileOf),
    styles: [...new Set(styles)].map((file) => `/${file}`),
  };
}

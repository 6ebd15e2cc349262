import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import type { BuildList, StartFiles } from "@kautia/contract";
import { build, type Manifest } from "vite";
import type { DrawnScreen } from "./drawing/draw.tsx";
import { findStyle } from "./find-style.ts";

/*
 * Runs after the build. Draws the pages that look the same to everybody and writes them next to the app, with a list of
 * the files that each needs. The server fills in what only it knows.
 */
const web = fileURLToPath(new URL("..", import.meta.url));
const dist = join(web, "dist");
const drawingFolder = join(web, "dist", "drawing");

await build({
  root: web,
  configFile: false,
  logLevel: "warn",
  build: { ssr: join(web, "build/drawing/draw.tsx"), outDir: drawingFolder, emptyOutDir: true },
  ssr: { noExternal: true },
});
const { drawAll }: typeof import("./drawing/draw.tsx") = await import(join(drawingFolder, "draw.js"));

const manifestFile = join(dist, ".vite", "manifest.json");
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const main = "src/boot/main.tsx";
/** In bytes after gzip. */
const mostScript = 150_000;

/** The remote design system and its core, which the app loads at start. */
const remote = ["remote/container.ts", "parts/core.ts"].map((file) => `../../packages/design-system/src/${file}`);
const modules: Record<DrawnScreen, string[]> = {
  welcome: ["src/screens/welcome/route.ts"],
  "choose-country": ["src/screens/choose-country/route.ts"],
  index: ["src/screens/index/route.tsx", "src/questions/name/NameQuestion.tsx"],
  landlord: ["src/screens/landlord/route.ts"],
  "404": ["src/screens/not-found/route.ts"],
  "500": ["src/screens/server-error/route.ts"],
  maintenance: ["src/screens/maintenance/route.ts"],
  "link-expired": ["src/screens/link-expired/route.ts"],
};

const app = new Set(withImports([main]));
const designSystem = withImports(remote).filter((one) => !app.has(one));
const list: BuildList = { empty: filesOf([main]), designSystem: designSystem.map(fileOf), drawn: {} };
checkSize([...filesOf([...modules.index, main]).scripts, ...list.designSystem]);
mkdirSync(join(dist, "pages"));
const pages = Map.groupBy(drawAll(), ({ screen }) => screen);
for (const [screen, variants] of pages) {
  const files = filesOf([...modules[screen], main]);
  const style = `${screen}.css`;
  const drawn = variants.map(({ html }) => html).join("");
  writeFileSync(join(dist, "pages", style), await findStyle(dist, drawn, files.styles));
  for (const { key, html, title } of variants) {
    list.drawn[key] = { title, files, style };
    writeFileSync(join(dist, "pages", `${key}.html`), html);
  }
}
writeFileSync(join(dist, "pages", "index.json"), JSON.stringify(list));
rmSync(join(dist, ".vite"), { recursive: true });
rmSync(drawingFolder, { recursive: true });

/** Fails the build when the scripts before the first question grow too large. */
function checkSize(scripts: readonly string[]): void {
  const size = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  if (size > mostScript)
    throw new Error(`${size} bytes of script before the first question, ${mostScript} are allowed`);
}

function fileOf(chunk: string): string {
  return `/${manifest[chunk]?.file}`;
}

/** The scripts and styles of these chunks and of everything that they import. */
function filesOf(from: readonly string[]): StartFiles {
  const chunks = withImports(from);
  const styles = new Set(chunks.flatMap((one) => manifest[one]?.css ?? []));
  return { scripts: chunks.map(fileOf), styles: [...styles].map((file) => `/${file}`) };
}

/** These chunks and everything that they import, directly or not. Imports come before their importers. */
function withImports(from: readonly string[], found = new Set<string>(), seen = new Set<string>()): string[] {
  for (const key of from) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    withImports(chunk.imports ?? [], found, seen);
    found.add(key);
  }
  return [...found];
}

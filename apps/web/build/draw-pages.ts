import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildList, StartFiles } from "@kautia/contract";
import { build, type Manifest } from "vite";
import type { DrawnScreen } from "./drawing/draw.tsx";

/*
 * Run after the build: draws the pages of which everybody sees the same, and lays them beside the app with a list of what
 * each needs. The server fills in what only it knows.
 */
const web = fileURLToPath(new URL("..", import.meta.url));
const dist = join(web, "dist");
const workshop = join(web, "dist", "drawing");

await build({
  root: web,
  configFile: false,
  logLevel: "warn",
  build: { ssr: join(web, "build/drawing/draw.tsx"), outDir: workshop, emptyOutDir: true },
  ssr: { noExternal: true },
});
const { drawAll }: typeof import("./drawing/draw.tsx") = await import(join(workshop, "draw.js"));

const manifestFile = join(dist, ".vite", "manifest.json");
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const main = "src/main.tsx";

/** The remote with its core, which the app asks for at start. */
const remote = ["remote/container.ts", "parts/core.ts"].map((file) => `../../packages/design-system/src/${file}`);
const modules: Record<DrawnScreen, string[]> = {
  welcome: ["src/screens/welcome/route.ts"],
  "choose-country": ["src/screens/choose-country/route.ts"],
  index: ["src/screens/index/route.tsx", "src/questions/name/NameQuestion.tsx"],
  "404": ["src/screens/not-found/route.ts"],
  "500": ["src/screens/server-error/route.ts"],
  maintenance: ["src/screens/maintenance/route.ts"],
  "link-expired": ["src/screens/link-expired/route.ts"],
};

const app = new Set(reach([main]));
const designSystem = reach(remote).filter((one) => !app.has(one));
const list: BuildList = { empty: filesOf([main]), designSystem: designSystem.map(fileOf), drawn: {} };
mkdirSync(join(dist, "pages"));
for (const { key, screen, html, title, texts } of drawAll()) {
  list.drawn[key] = { title, texts, files: filesOf([...modules[screen], main]) };
  writeFileSync(join(dist, "pages", `${key}.html`), html);
}
writeFileSync(join(dist, "pages", "index.json"), JSON.stringify(list));
rmSync(join(dist, ".vite"), { recursive: true });
rmSync(workshop, { recursive: true });

function fileOf(chunk: string): string {
  return `/${manifest[chunk]?.file}`;
}

/** Some chunks and all that they import. */
function filesOf(from: readonly string[]): StartFiles {
  const chunks = reach(from);
  const styles = new Set(chunks.flatMap((one) => manifest[one]?.css ?? []));
  return { scripts: chunks.map(fileOf), styles: [...styles].map((file) => `/${file}`) };
}

/** Some chunks of the manifest and all that they import, directly or not; what is imported stands before who imports it. */
function reach(from: readonly string[], found = new Set<string>(), seen = new Set<string>()): string[] {
  for (const key of from) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    reach(chunk.imports ?? [], found, seen);
    found.add(key);
  }
  return [...found];
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { emptyPage, prerenderedAttribute, prerenderPlaceholders } from "@kautia/contract";
import { build, type Plugin } from "vite";
import { drawnScreens } from "./drawing/drawn-screens.ts";
import { findStartFiles, type StartFiles } from "./start-files.ts";
import { findStyle } from "./find-style.ts";

const web = fileURLToPath(new URL("..", import.meta.url));

/** Of script before the first question, in bytes after gzip. */
const mostScript = 150_000;

/**
 * Writes the pages that the server sends: an empty one, and in production the ones that look the same to everybody. A
 * page contains its first script and names the files that this script fetches. The server fills in the rest.
 */
export function writePages(): Plugin {
  let isProduction = true;
  return {
    name: "write-pages",
    configResolved({ mode }) {
      isProduction = mode === "production";
    },
    async writeBundle({ dir: dist = "" }) {
      const read = (file: string) => readFileSync(join(dist, file), "utf8");
      const shell = read("index.html").replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, "");
      const write = (key: string, files: StartFiles, drawn: Drawn | null) =>
        writeFileSync(join(dist, "pages", `${key}.html`), composePage(shell, read(files.first), files, drawn));

      mkdirSync(join(dist, "pages"), { recursive: true });
      write(emptyPage, findStartFiles(dist, []), null);
      const screens = isProduction ? await drawScreens(join(dist, "drawing")) : [];
      for (const [screen, variants] of screens) {
        const files = findStartFiles(dist, drawnScreens[screen].modules);
        if (screen === "index") checkSize([...files.scripts, ...files.designSystem].map(read));
        const html = variants.map((variant) => variant.html).join("");
        const style = await findStyle(dist, fillRoot(shell, html), files.styles);
        for (const variant of variants) write(variant.key, files, { ...variant, style });
      }
      for (const used of ["index.html", ".vite"]) rmSync(join(dist, used), { recursive: true });
    },
  };
}

async function drawScreens(outDir: string) {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    build: { ssr: "build/drawing/draw.tsx", outDir },
    ssr: { noExternal: true },
  });
  const { drawn }: typeof import("./drawing/draw.tsx") = await import(join(outDir, "draw.js"));
  rmSync(outDir, { recursive: true });
  return drawn;
}

/** Fails the build when the scripts before the first question grow too large. */
function checkSize(scripts: readonly string[]): void {
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  if (size > mostScript)
    throw new Error(`${size} bytes of script before the first question, ${mostScript} are allowed`);
}

interface Drawn {
  title: string;
  html: string;
  /** The rules of the first paint. The page's script adds the whole style sheets. */
  style: string;
}

/** `drawn` is null for the empty page. */
function composePage(shell: string, script: string, files: StartFiles, drawn: Drawn | null): string {
  const { brand } = prerenderPlaceholders;
  const links = files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join("");
  const lists = [
    `data-run="${files.scripts.join(" ")}"`,
    `data-files="${files.designSystem.join(" ")}"`,
    ...(drawn ? [`data-styles="${files.styles.join(" ")}"`] : []),
  ];
  const code = script.trim().replaceAll("</", String.raw`<\/`);
  return (
    (drawn ? fillRoot(shell, drawn.html) : shell)
      .replace(/<title>.*?<\/title>/, () => `<title>${drawn ? `${drawn.title} – ` : ""}${brand}</title>`)
      .replace("</head>", () => `${drawn ? `<style>${drawn.style}</style>` : links}</head>`)
      // Without script, nothing adds the style sheets of a drawn page.
      .replace("<noscript>", () => `<noscript>${drawn ? links : ""}`)
      .replace(/<script type="module"[^>]*>/, () => `<script type="module" ${lists.join(" ")}>${code}`)
  );
}

function fillRoot(shell: string, html: string): string {
  return shell.replace('<div id="root">', () => `<div id="root" ${prerenderedAttribute}>${html}`);
}

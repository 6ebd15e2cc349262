import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { emptyPage, prerenderedAttribute, prerenderPlaceholders } from "@kautia/contract";
import { build, type Plugin } from "vite";
import { type PrerenderedVariant, prerenderedScreens } from "./prerendered-screens.ts";
import { findStartFiles, type StartFiles } from "./start-files.ts";
import { pruneStyle } from "./prune-style.ts";

const web = fileURLToPath(new URL("..", import.meta.url));

/** The most script that may load before the first question, in bytes after gzip. */
const mostScript = 150_000;

/**
 * Writes the pages that the server sends: an empty one, and in production the ones that look the same to everybody. A
 * page contains its first script and names the files that this script fetches. The server fills in the rest.
 */
export function writePages(): Plugin {
  return {
    name: "write-pages",
    async writeBundle({ dir: dist = "" }) {
      const read = (file: string) => readFileSync(join(dist, file), "utf8");
      const shell = read("index.html").replaceAll(/<link rel="stylesheet"[^>]*>\s*|\s*<!-- .*? -->/gs, "");
      const write = (files: StartFiles, prerendered: PrerenderedPage | null) => {
        const page = composePage(shell, read(files.first), files, prerendered);
        writeFileSync(join(dist, "pages", `${prerendered?.key ?? emptyPage}.html`), page);
      };

      mkdirSync(join(dist, "pages"), { recursive: true });
      write(findStartFiles(dist, []), null);
      if (this.environment.config.mode === "production") {
        const prerenderVariants = await buildPrerenderer(join(dist, "prerenderer"));
        for (const { id, title, modules } of prerenderedScreens) {
          const variants = await prerenderVariants(id, title);
          const files = findStartFiles(dist, modules);
          if (id === "index") checkSize([...files.scripts, ...files.designSystem].map(read));
          const html = variants.map((variant) => variant.html).join("");
          const style = findStyle(dist, fillRoot(shell, html), files.styles);
          for (const variant of variants) write(files, { ...variant, style });
        }
      }
      for (const used of ["index.html", ".vite", "prerenderer"])
        rmSync(join(dist, used), { recursive: true, force: true });
    },
  };
}

/** Builds the app for Node, and returns its function that prerenders pages. */
async function buildPrerenderer(outDir: string) {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    build: { ssr: "build/prerender.tsx", outDir },
    ssr: { noExternal: true },
  });
  const { prerenderVariants }: typeof import("./prerender.tsx") = await import(join(outDir, "prerender.js"));
  return prerenderVariants;
}

/** Fails the build when the scripts before the first question grow too large. */
function checkSize(scripts: readonly string[]): void {
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  if (size > mostScript)
    throw new Error(`${size} bytes of script before the first question, ${mostScript} are allowed`);
}

interface PrerenderedPage extends PrerenderedVariant {
  /** The rules of the first paint. The page's script adds the whole style sheets. */
  style: string;
}

/** `prerendered` is null for the empty page. */
function composePage(shell: string, script: string, files: StartFiles, prerendered: PrerenderedPage | null): string {
  const { brand } = prerenderPlaceholders;
  const links = files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join("");
  const lists = [
    `data-run="${files.scripts.join(" ")}"`,
    `data-files="${files.designSystem.join(" ")}"`,
    ...(prerendered ? [`data-styles="${files.styles.join(" ")}"`] : []),
  ];
  const code = script.trim().replaceAll("</", String.raw`<\/`);
  return (
    (prerendered ? fillRoot(shell, prerendered.html) : shell)
      .replace(/<title>.*?<\/title>/, () => `<title>${prerendered ? `${prerendered.title} – ` : ""}${brand}</title>`)
      .replace("</head>", () => `${prerendered ? `<style>${prerendered.style}</style>` : links}</head>`)
      // Without script, nothing adds the style sheets of a prerendered page.
      .replace("<noscript>", () => `<noscript>${prerendered ? links : ""}`)
      .replace(/<script type="module"[^>]*>/, () => `<script type="module" ${lists.join(" ")}>${code}`)
  );
}

function fillRoot(shell: string, html: string): string {
  return shell.replace('<div id="root">', () => `<div id="root" ${prerenderedAttribute}>${html}`);
}

/**
 * The rules of the style sheets that a prerendered page needs for its first paint. They go into the page, because
 * a style sheet is a second round trip. The whole style sheets are loaded before the app starts.
 */
function findStyle(dist: string, page: string, sheets: readonly string[]): string {
  const style = pruneStyle(sheets.map((file) => readFileSync(join(dist, file), "utf8")).join(""), page);
  // Without them, text would move when the whole style sheets come.
  if (!style.includes("@font-face")) throw new Error("the page has no font");
  return style;
}

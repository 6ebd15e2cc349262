import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyPage, prerenderedAttribute, prerenderPlaceholders } from "@kautia/contract";
import type { ViteDevServer } from "vite";
import { type PrerenderedVariant, prerenderedScreens } from "../../apps/web/build/prerendered-screens.ts";
import { cache, root } from "../lib/root.mjs";

/** Where the API server finds an app's pages. */
export function folderOf(app: "web" | "office"): string {
  return join(cache, "dev", app);
}

function write(app: "web" | "office", key: string, html: string): void {
  mkdirSync(join(folderOf(app), "pages"), { recursive: true });
  writeFileSync(join(folderOf(app), "pages", `${key}.html`), html);
}

/** Vite adds its client to the page. */
async function readShell(vite: ViteDevServer, file: string): Promise<string> {
  return vite.transformIndexHtml("/index.html", readFileSync(join(vite.config.root, file), "utf8"));
}

export async function writeOfficePage(office: ViteDevServer): Promise<void> {
  write("office", "index", await readShell(office, "pages/index.html"));
}

const style = `<link rel="stylesheet" href="/@fs${root}/packages/design-system/src/styles.css">`;
/** Rendering all pages takes a second or two, and a developer looks at one page after each change. */
const quietTime = 2_000;
const firstScript = 'src="/src/boot/start.ts"';

/**
 * Writes the tenants' pages as the build does, prerendered ones included. A change deletes the prerendered pages until
 * they are rendered again; meanwhile the browser renders the empty page.
 */
export async function writeWebPages(web: ViteDevServer): Promise<void> {
  const shell = await readShell(web, "index.html");
  let changes = 0;

  function compose(page: PrerenderedVariant | null): string {
    const title = `${page ? `${page.title} – ` : ""}${prerenderPlaceholders.brand}`;
    const lists = `data-run="/src/boot/main.tsx"${page ? ' data-styles=""' : ""}`;
    return shell
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace("</head>", () => `${style}</head>`)
      .replace('<div id="root">', (empty) => (page ? `<div id="root" ${prerenderedAttribute}>${page.html}` : empty))
      .replace(firstScript, () => `${lists} ${firstScript}`);
  }

  async function renderAll(): Promise<void> {
    const before = changes;
    const prerenderer = await web.ssrLoadModule("/build/prerender.tsx");
    for (const { id, title } of prerenderedScreens) {
      const variants: PrerenderedVariant[] = await prerenderer["prerenderVariants"](id, title);
      if (before !== changes) return;
      for (const page of variants) write("web", page.key, compose(page));
    }
    // Prerendering pretends to be a browser, and Vite would believe it.
    for (const name of ["window", "document"]) Reflect.deleteProperty(globalThis, name);
  }

  function start(): void {
    const begun = ++changes;
    rmSync(join(folderOf("web"), "pages"), { recursive: true, force: true });
    write("web", emptyPage, compose(null));
    setTimeout(() => {
      if (begun === changes) renderAll().catch((error: unknown) => web.config.logger.error(String(error)));
    }, quietTime);
  }

  web.watcher.on("change", start);
  start();
}

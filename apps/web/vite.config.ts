import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";

/** Lets the browser fetch the one font that every page needs together with the styles that name it. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => /figtree-latin-wght.*\.woff2$/.test(file));
        return fonts.map((file): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}

/** Lays every text file of the build beside itself compressed, once and as small as can be; the server hands these out. */
function compress(): Plugin {
  return {
    name: "compress",
    apply: (_config, { mode }) => mode === "production",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const content = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * What all pages share comes in a few files rather than in one for each module; what changes seldom keeps its name, and
 * stays in the browser's cache, when the app changes. The rest splits by screen and question.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "contract", test: /packages\/contract\/|node_modules\/zod\// },
  {
    name: "form",
    test: /design-system\/src\/(internal|components\/(actions|button|checkbox|choice-list|error-summary|field|inline-message|money-field|phone-field|question|select|text-field))\/|apps\/web\/src\/(form|price)\//,
  },
];

export default defineConfig({
  plugins: [react(), preloadFont(), compress()],
  build: {
    target: "es2022",
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Small files inside the styles would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});

import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vite";
import { compress } from "../../tools/vite/compress.ts";

/** What both areas use. Charts are loaded when they are shown. One file of styles keeps them in the order of the imports. */
const shared = [
  "packages/design-system",
  "packages/contract/src/(?!calls/staff-|export-filters)",
  "office/src/office.css",
  "office/src/(api|form|parts(?!/BarChart)|shell|text)/",
  "office/src/list/(columns|FilterBar|last-visit|list-route|RowTable)",
  "vite/preload-helper",
].join("|");

/**
 * Libraries change seldom, and stay in the browser's cache when our code changes. What several pages use is in one file per
 * area: split by who uses what, a page would load seventy small ones.
 */
const groups = [
  { name: "react", priority: 5, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "libraries", priority: 4, test: /node_modules\/(@tanstack|react-hook-form|zod|use-sync-external-store)\// },
  { name: "shared", priority: 3, test: new RegExp(shared) },
  { name: "staff", priority: 2, test: /office\/src\/(staff|list)\/|calls\/staff-/, minShareCount: 2 },
  { name: "partner", priority: 2, test: /office\/src\/partner\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [react(), compress()],
  optimizeDeps: { entries: ["src/main.tsx"] },
  build: {
    target: browserslistToEsbuild(),
    modulePreload: { polyfill: false },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { input: "pages/index.html", output: { codeSplitting: { groups } } },
  },
});

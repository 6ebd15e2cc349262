import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vite";
import { compress } from "../../tools/vite/compress.ts";

/**
 * Both areas use the design system, the contract but for the desk's calls, and the rooms beside the areas. Charts are
 * loaded when they are shown.
 */
const shared =
  /packages\/(design-system|contract\/src\/(?!calls\/staff-))|office\/src\/(?!staff|partner|parts\/BarChart)\w+\/|vite\/preload-helper/;

/**
 * Libraries change seldom, and stay in the browser's cache when our code changes. What several pages use is in one file per
 * area: split by who uses what, a page would load seventy small ones.
 */
const groups = [
  { name: "react", priority: 5, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "libraries", priority: 4, test: /node_modules\/(@tanstack|react-hook-form|zod|use-sync-external-store)\// },
  { name: "shared", priority: 3, test: shared },
  { name: "staff", priority: 2, test: /office\/src\/staff\/|calls\/staff-/, minShareCount: 2 },
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

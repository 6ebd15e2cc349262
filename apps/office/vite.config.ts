import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vite";
import { compress } from "../../tools/vite/compress.ts";

/** Libraries change seldom, and stay in the browser's cache when our code changes. */
const groups = [
  { name: "react", priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "libraries", priority: 1, test: /node_modules\/(@tanstack|react-hook-form|zod)\// },
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

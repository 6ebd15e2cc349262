import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shareReact } from "../build/share-react.ts";

const designSystem = fileURLToPath(new URL("..", import.meta.url));

// `npm run build:sample` writes dist/sample-remote/assets/remoteEntry.js, which can be served from any address.
export default defineConfig({
  plugins: [react(), shareReact(designSystem)],
  build: {
    target: "es2022",
    outDir: "../dist/sample-remote",
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: "container.ts",
      preserveEntrySignatures: "exports-only",
      output: {
        // The entry needs a fixed name because hosts refer to it; all other files have a hash and can be cached
        // forever.
        entryFileNames: "assets/remoteEntry.js",
        codeSplitting: { groups: [{ name: "container", test: /remote\/(container|create-container|shared)\.ts$/ }] },
      },
    },
  },
});

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Relative URLs, so that the built catalogue works in any folder and on any server.
export default defineConfig({
  base: "./",
  plugins: [react()],
  build: { outDir: "../dist/catalogue", emptyOutDir: true },
});

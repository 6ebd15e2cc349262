import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Relative addresses, so that the built catalogue opens from any folder or server.
export default defineConfig({
  base: "./",
  plugins: [react()],
  build: { outDir: "../dist/catalogue", emptyOutDir: true },
});

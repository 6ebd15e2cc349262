import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

/** Journeys in browsers that Playwright cannot drive. Here it only runs the tests. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.test.ts",
  outputDir: fileURLToPath(new URL("../../.cache/engines", import.meta.url)),
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  reporter: "list",
});

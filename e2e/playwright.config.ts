import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./src/chromium.ts";
import { full } from "./src/level.ts";

/** The slowest files start first; started last, one worker would wait for the other. */
const long = ["**/journeys/pages.test.ts", "**/journeys/error-codes.test.ts"];
/** Each has parts that other files test too, or tests a helper, or takes long. So do the tests with the tag @full. */
const onlyInFull = full
  ? []
  : [
      "**/accessibility-faults.test.ts",
      "**/account-life.test.ts",
      "**/api-docs.test.ts",
      "**/catalogue.test.ts",
      "**/circumstances.test.ts",
      "**/cookies-blocked.test.ts",
      "**/declarations.test.ts",
      "**/staff-figures.test.ts",
      "**/staff-widths.test.ts",
      "**/expired-links.test.ts",
      "**/extensions.test.ts",
      "**/gallery/standards.test.ts",
      "**/late-links-scanned.test.ts",
      "**/lost-requests.test.ts",
      "**/moving-out.test.ts",
      "**/opened-by-a-scanner.test.ts",
      "**/partners-home.test.ts",
      "**/previous-release.test.ts",
      "**/repayment.test.ts",
      "**/taps.test.ts",
      "**/translated.test.ts",
      "**/api/uploads.test.ts",
      "**/validation.test.ts",
      "**/whole-life.test.ts",
    ];

/** Runs with a configuration of its own. */
const elsewhere = ["**/engines/*.test.ts"];

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.ts",
  // The servers under test use PostgreSQL; main.test.ts of the server covers a start with the embedded database.
  globalSetup: ["../tools/vitest/engine.ts", "src/hosts.ts"].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  ...(!full && { grepInvert: /@full/ }),
  projects: [
    { name: "long", testMatch: long },
    { name: "other", testIgnore: [...long, ...elsewhere, ...onlyInFull] },
  ],
  outputDir: fileURLToPath(new URL("../.cache/playwright", import.meta.url)),
  // Reviewed tables are next to the test that writes them.
  snapshotPathTemplate: "{testFileDir}/{arg}{ext}",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  updateSnapshots: "none",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // A trace costs a tenth of each journey's time, so tools/test.mjs repeats only failed journeys with one.
    trace: "off",
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...env } },
  },
});

import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/vitest/longest-first.ts";

/** In megabytes, more than the default: collecting garbage less often saves a twentieth of the processor time. */
const lessGarbageCollection = ["--max-semi-space-size=64"];
/** In ms. How long a test waits for what may never come: `npm test` keeps the machine busy and sets a longer time. */
const patience = Number(process.env["TEST_PATIENCE"] ?? 1_000);
const propertySeed = "tools/vitest/property-seed.ts";
// Hooks run last to first, so strict-console also sees what is logged while the page is cleaned up.
const componentSetup = [propertySeed, "tools/vitest/strict-console.ts", "tools/vitest/dom-cleanup.ts"];
const webSetup = [
  propertySeed,
  "tools/vitest/strict-console.ts",
  "apps/web/src/testing/fresh-browser.ts",
  "tools/vitest/dom-cleanup.ts",
];
const browserLike = {
  environment: "happy-dom",
  // Loading React, the texts and the window for each file takes longer than the tests. Setup files empty the window.
  isolate: false,
  // Typing a whole form key by key takes long on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: patience } },
};
/** These replace or reload modules, so each needs its own process. */
const ownModules = [
  "apps/web/src/parts/payment/adapters/stripe/StripeCardForm.test.tsx",
  "apps/web/src/reporting/early-errors.test.ts",
  "apps/web/src/screens/policies/log-out.test.tsx",
];
/** This changes the list of languages, which every other module reads when it is loaded. */
const anotherLanguage = "apps/server/src/another-language.test.ts";
/** These compare the times of two things. */
const timings = "apps/server/**/*.timing.test.ts";
/**
 * What takes long, and whose rules shorter tests cover too. `npm test` leaves them to `npm run test:full`; run by name
 * they run.
 */
const long =
  process.env["TEST_LEVEL"] === "short"
    ? [
        "application/five-hundred-behind-one-address.test.ts",
        "documents/upload-crash.test.ts",
        "platform/openapi/lint.test.ts",
        "testing/crashes/killed.test.ts",
        "testing/crashes/processes.test.ts",
      ].map((path) => `apps/server/src/${path}`)
    : [];
/**
 * Node loads TypeScript itself, as when the server runs, and caches what it has compiled. This takes a fifth less time
 * than Vite's transformation, but modules cannot be mocked.
 */
const onNode = { experimental: { viteModuleRunner: false, nodeLoader: false }, setupFiles: [propertySeed] };
/** These tests keep the processor busy. The limits are meant for tests that hang, even on a machine four times as slow. */
const heavy = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
const onDatabase = { ...heavy, globalSetup: ["tools/vitest/engine.ts"] };

export default defineConfig({
  test: {
    allowOnly: false,
    // Some tests wait for timers and other processes; a third worker uses that time.
    maxWorkers: 3,
    execArgv: lessGarbageCollection,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Testing every screen for every tenant takes long on a busy machine.
      {
        test: {
          name: "contract",
          ...onNode,
          include: ["packages/contract/src/**/*.test.ts"],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      { test: { name: "locales", ...onNode, include: ["packages/locales/src/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "partner-client",
          ...onNode,
          include: ["packages/partner-client/src/**/*.test.ts"],
          isolate: false,
        },
      },
      { test: { name: "stripe-double", ...onNode, include: ["packages/stripe-double/src/**/*.test.ts"], ...heavy } },
      {
        test: {
          name: "design-system",
          include: ["packages/design-system/**/*.test.{ts,tsx}"],
          setupFiles: componentSetup,
          ...browserLike,
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ownModules,
          setupFiles: webSetup,
          ...browserLike,
        },
      },
      {
        test: {
          name: "office",
          include: ["apps/office/**/*.test.{ts,tsx}"],
          setupFiles: [...componentSetup, "apps/office/src/testing/fresh-page.ts"],
          ...browserLike,
        },
      },
      { test: { name: "web-own-modules", include: ownModules, setupFiles: webSetup, ...browserLike, isolate: true } },
      // Pure rules: the same on every engine, so they run once.
      { test: { name: "server-rules", ...onNode, include: ["apps/server/src/*/rules/**/*.test.ts"], isolate: false } },
      {
        test: {
          name: "server",
          ...onNode,
          include: ["apps/server/**/*.test.ts"],
          exclude: ["apps/server/src/*/rules/**", anotherLanguage, timings, ...long, "**/node_modules/**"],
          // Loading the server takes longer than most of its test files, and its modules keep no state.
          isolate: false,
          ...onDatabase,
        },
      },
      {
        test: {
          name: "another-language",
          include: [anotherLanguage],
          ...onDatabase,
        },
      },
      { test: { name: "tools", ...onNode, include: ["tools/**/*.test.ts"], ...heavy } },
      {
        test: {
          name: "bench",
          ...onNode,
          include: ["bench/**/*.test.ts", timings],
          globalSetup: ["tools/vitest/engine.ts"],
          // One at a time: measurements must not compete with each other.
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { availableParallelism } from "node:os";
import { areas } from "./areas.mjs";

/** @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]} */
export default {
  mutate: [...Object.values(areas).flat(), "!**/*.test.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // Generous, because a slow test on a busy machine would count as an endless loop.
  timeoutMS: 20_000,
  concurrency: Math.max(1, availableParallelism() - 1),
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandbox",
  // Not copied, because no unit test needs them.
  ignorePatterns: ["apps/web", "bench", "docs", "e2e", "packages/design-system", "pictures", "**/dist"],
  reporters: ["progress-append-only", "html"],
  htmlReporter: { fileName: ".cache/mutation/report.html" },
};

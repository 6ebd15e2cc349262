import { availableParallelism } from "node:os";

// `npm run mutation`: Stryker makes small changes to the pure rules, one at a time, and lists those that no test notices.
// `AREA=money` chooses the files of one area. Results are kept; Stryker does not notice changed helpers or limits, so
// `npm run mutation -- --force` starts over.
const contract = "packages/contract/src";
const server = "apps/server/src";

/**
 * Pure rules, except tables without logic, which a test could only repeat.
 * @type {Record<string, string[]>}
 */
const areas = {
  money: [`${server}/{billing,claims,quote,invitations}/rules/*.ts`, `${server}/quote/rules/tariff/price.ts`],
  dates: [`${server}/{access,landlord,platform}/rules/*.ts`, `${contract}/rules/{insurance-dates,retention}.ts`],
  flow: [`${server}/{application,leaving,policy,policy-documents}/rules/*.ts`, `${contract}/{flow,questions}/*.ts`],
  guards: [`${contract}/flow/run-guards.ts`, `${contract}/flow/guards/*.ts`],
  fields: [`${contract}/fields/*.ts`, `${contract}/rules/deposit.ts`, `${contract}/problem.ts`],
};
const area = process.env.AREA;
const files = area === undefined ? Object.values(areas).flat() : areas[area];
if (!files) throw new Error(`AREA is one of ${Object.keys(areas).join(", ")}`);

/** @type {ConstructorParameters<typeof import("@stryker-mutator/core").Stryker>[0]} */
export default {
  mutate: [...files, "!**/*.test.ts"],
  ignoreStatic: true,
  // Stryker would rewrite tsconfig.json by an interface that TypeScript 7 no longer has.
  tsconfigFile: "",
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
  reporters: ["progress-append-only", "clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutation/report.html" },
};

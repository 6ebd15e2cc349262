import { expect, test } from "vitest";
import { readOutcome } from "./playwright-run.mjs";

const one = (status: string, ...durations: number[]) => ({
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

test("counts tests by outcome, and adds up the seconds of each file", () => {
  const report = {
    suites: [
      { file: "journeys/a.test.ts", specs: [one("expected", 1_500), one("unexpected", 500)] },
      {
        file: "journeys/b.test.ts",
        suites: [{ file: "journeys/b.test.ts", specs: [one("skipped"), one("flaky", 1, 2)] }],
      },
    ],
  };
  expect(readOutcome(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    files: [
      { name: "journeys/a.test.ts", seconds: 2 },
      { name: "journeys/b.test.ts", seconds: 0.003 },
    ],
  });
});

test("counts no tests if there is no report", () => {
  expect(readOutcome({})).toEqual({ passed: 0, failed: 0, skipped: 0, files: [] });
});

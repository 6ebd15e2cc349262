import { expect, test } from "vitest";
import { countResults } from "./vitest-run.mjs";

const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  startTime: 0,
  endTime: 1000,
  assertionResults: tests.map((text) => ({ status: text })),
});

test("counts tests, not files", () => {
  const results = [file("passed", "passed", "passed", "skipped"), file("failed", "passed", "failed", "failed")];
  expect(countResults(results)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test("counts a file that failed outside its tests as one failure", () => {
  expect(countResults([file("failed"), file("failed", "skipped"), file("failed", "passed")])).toEqual({
    passed: 1,
    failed: 3,
    skipped: 1,
  });
});

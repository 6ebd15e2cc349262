import { expect, test } from "vitest";
import { nextRetryDay } from "./retry-days.ts";

test("schedules retries on days 1, 3, 7 and 14 after the first failure, then none", () => {
  const days = [1, 2, 3, 4, 5].map((failed) => nextRetryDay("2027-02-27", failed, "2027-02-28"));
  expect(days).toEqual(["2027-02-28", "2027-03-02", "2027-03-06", "2027-03-13", null]);
});

test("skips retry days that have passed", () => {
  const next = (failed: number, earliest: string) => nextRetryDay("2027-02-27", failed, earliest);
  expect([next(2, "2027-03-06"), next(2, "2027-03-07"), next(3, "2027-03-13")]).toEqual([
    "2027-03-06",
    "2027-03-13",
    "2027-03-13",
  ]);
  expect(next(2, "2027-03-14")).toBeNull();
  expect(next(0, "2027-02-28")).toBe("2027-02-28");
});

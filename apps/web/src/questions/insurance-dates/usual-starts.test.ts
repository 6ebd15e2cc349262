import { expect, test } from "vitest";
import { localDay, usualStarts } from "./usual-starts.ts";

test.each([
  ["2026-11-28", ["2026-11-28", "2026-12-01", "2027-01-01"]],
  ["2027-01-31", ["2027-01-31", "2027-02-01", "2027-03-01"]],
  ["2027-12-01", ["2027-12-01", "2028-01-01", "2028-02-01"]],
])("on %s, the usual first days are %j", (today, days) => {
  expect(usualStarts(today)).toEqual(days);
});

test("today is the day by the visitor's clock, not by Greenwich's", () => {
  expect(localDay(new Date(2027, 0, 1, 0, 30))).toBe("2027-01-01");
});

import { countries } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay, startOfLocalDay } from "./local-day.ts";

const instants = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2060-01-01T00:00:00Z"),
  noInvalidDate: true,
});

test.each([
  ["2027-01-15", "2027-01-14T23:00:00.000Z"],
  ["2027-07-15", "2027-07-14T22:00:00.000Z"],
  ["2027-03-28", "2027-03-27T23:00:00.000Z"],
  ["2027-03-29", "2027-03-28T22:00:00.000Z"],
  ["2027-10-31", "2027-10-30T22:00:00.000Z"],
  ["2027-11-01", "2027-10-31T23:00:00.000Z"],
])("the day %s begins in Berlin at %s", (date, instant) => {
  expect(startOfLocalDay("de", date).toISOString()).toBe(instant);
});

test("a day begins exactly at its first millisecond", () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), instants, (country, instant) => {
      const day = localDay(country, instant);
      const start = startOfLocalDay(country, day);
      expect(localDay(country, start)).toBe(day);
      expect(localDay(country, new Date(start.getTime() - 1)) < day).toBe(true);
      expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(instant.getTime() - start.getTime()).toBeLessThan(25 * 3_600_000);
    }),
  );
});

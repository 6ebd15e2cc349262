import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureWaits, promiseEnds } from "./waiting-times.ts";

const at = (from: string, until: string | null = null) => ({
  country: "de" as const,
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

describe("a decision is promised by the end of", () => {
  test.each([
    ["the next day", "2027-01-12T22:30:00Z", 1, "2027-01-13T23:00:00.000Z"],
    ["Monday, from Friday on", "2027-01-15T10:00:00Z", 1, "2027-01-18T23:00:00.000Z"],
    ["Monday, from Saturday on", "2027-01-16T10:00:00Z", 1, "2027-01-18T23:00:00.000Z"],
    ["Tuesday, within two days from Friday on", "2027-01-15T10:00:00Z", 2, "2027-01-19T23:00:00.000Z"],
    ["the day after a clock change", "2027-03-26T10:00:00Z", 1, "2027-03-29T22:00:00.000Z"],
  ])("%s", (_, from, days, end) => {
    expect(promiseEnds(at(from), days).toISOString()).toBe(end);
  });

  test("a weekday, at midnight, later than it began and later with more days", () => {
    const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20 }), (from, days) => {
        const wait = { country: "at" as const, from, until: null };
        const end = promiseEnds(wait, days);
        const weekday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Europe/Vienna" });
        expect(["Sat", "Sun"]).not.toContain(weekday.format(new Date(end.getTime() - 1)));
        expect(end.getTime()).toBeGreaterThan(from.getTime());
        expect(promiseEnds(wait, days + 1).getTime()).toBeGreaterThan(end.getTime());
      }),
    );
  });
});

test("measures the hours until decisions, and which were later than promised", () => {
  const now = new Date("2027-01-20T12:00:00Z");
  const quick = Array.from({ length: 8 }, () => at("2027-01-12T10:00:00Z", "2027-01-12T12:00:00Z"));
  const waits = [
    ...quick,
    at("2027-01-12T10:00:00Z", "2027-01-13T10:00:00Z"),
    at("2027-01-12T10:00:00Z", "2027-01-14T10:00:00Z"),
    at("2027-01-19T10:00:00Z"),
    at("2027-01-18T10:00:00Z"),
  ];
  expect(measureWaits(waits, 1, now)).toEqual({
    decided: 10,
    medianHours: 2,
    percentile90Hours: 24,
    late: 1,
    open: 2,
    openLate: 1,
  });
});

test("measures nothing without decisions", () => {
  const nothing = { decided: 0, medianHours: null, percentile90Hours: null, late: 0, open: 0, openLate: 0 };
  expect(measureWaits([], 1, new Date())).toEqual(nothing);
});

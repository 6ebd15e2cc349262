import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  ageOn,
  birthDate,
  dateOfTimestamp,
  isCalendarDate,
  timestampOfDate,
  utcTimestamp,
} from "./dates.ts";

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2080-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("isCalendarDate", () => {
  it.each(["2028-02-29", "2000-02-29", "2026-12-31"])("accepts %s", (date) => expect(isCalendarDate(date)).toBe(true));
  it.each([
    "2027-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-1-1",
    "2026",
    "2026-01",
    "",
    "tomorrow",
    "2026-01-01T00:00:00Z",
    "+012026-01-01",
    "0000-01-01",
  ])("rejects '%s'", (date) => expect(isCalendarDate(date)).toBe(false));
});

describe("adding months", () => {
  it.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("%s plus %i months is %s", (from, months, to) => expect(addMonths(from, months)).toBe(to));

  it("keeps the day, or uses the last day of the month", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (from, months) => {
        const to = addMonths(from, months);
        const monthsApart =
          (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
        expect(monthsApart).toBe(months);
        const kept = to.slice(8) === from.slice(8);
        const lastOfMonth = addDays(to, 1).slice(8) === "01";
        expect(kept || lastOfMonth).toBe(true);
      }),
    );
  });
});

describe("age", () => {
  it.each([
    ["2008-11-21", "2026-11-21", 18],
    ["2008-11-22", "2026-11-21", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
  ])("someone born on %s is, on %s, %i years old", (born, on, years) => expect(ageOn(born, on)).toBe(years));
});

describe("dates on the wire", () => {
  it("accepts UTC timestamps only, with Z or +00:00", () => {
    for (const utc of ["00:00:00.000Z", "00:00Z", "00:00:00+00:00", "23:59:59.999+00:00"])
      expect(utcTimestamp.safeParse(`2027-01-01T${utc}`).success).toBe(true);
    for (const wrong of ["2027-01-01", "2027-01-01T00:00:00+01:00", "2027-02-30T00:00:00Z", "2027-01-01T25:00:00Z"])
      expect(utcTimestamp.safeParse(wrong).success).toBe(false);
  });

  it("converts a date to a timestamp and back, and ignores the time of day", () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(utcTimestamp.safeParse(timestampOfDate(date)).success).toBe(true);
        expect(dateOfTimestamp(timestampOfDate(date))).toBe(date);
      }),
    );
    expect(dateOfTimestamp("2027-01-01T23:59:59.999Z")).toBe("2027-01-01");
  });

  it("rejects birth dates before 1900", () => {
    expect(birthDate.safeParse("1899-12-31").success).toBe(false);
    expect(birthDate.safeParse("1900-01-01").success).toBe(true);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { countries, countryFacts } from "../enums.ts";
import { addDays, isCalendarDate } from "./dates.ts";
import { dateAtHome, homeDate } from "./home-date.ts";

const country = fc.constantFrom(...countries);
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2080-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const clock = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 })).map((parts) => parts.map(twoDigits).join(":"));
const offset = fc
  .tuple(fc.constantFrom("+", "-"), fc.nat({ max: 14 }), fc.constantFrom(0, 30, 45))
  .map(([sign, hours, minutes]) => `${sign}${twoDigits(hours)}:${twoDigits(minutes)}`);

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** Midnight where the home is, as a program that counts in UTC sends it. */
function localMidnight(date: string, timeZone: string): string {
  const near = Date.parse(`${date}T00:00:00Z`);
  const hour = Array.from({ length: 5 }, (_, hours) => new Date(near - hours * 3_600_000)).find(
    (at) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at) ===
      `${date} 00:00`,
  );
  if (!hour) throw new Error(`no midnight on ${date}`);
  return hour.toISOString();
}

test.each([
  ["2027-05-01", "2027-05-01"],
  // new Date(2027, 4, 1).toISOString() in Berlin
  ["2027-04-30T22:00:00.000Z", "2027-05-01"],
  ["2027-01-31T23:00:00Z", "2027-02-01"],
  ["2027-05-01T00:00:00.000Z", "2027-05-01"],
  ["2027-05-01T00:00:00+02:00", "2027-05-01"],
  ["2027-05-01T00:00+14:00", "2027-04-30"],
  // The clocks change at 01:00 UTC.
  ["2027-03-28T21:59:59Z", "2027-03-28"],
  ["2027-03-28T22:00:00Z", "2027-03-29"],
  ["2027-10-31T22:59:59Z", "2027-10-31"],
  ["2027-10-31T23:00:00Z", "2027-11-01"],
])("%s is %s at home", (text, date) => {
  expect(homeDate.safeParse(text).success).toBe(true);
  for (const home of countries) expect(dateAtHome(text, home)).toBe(date);
});

test.each([
  "",
  "2027-02-29",
  "2027-5-1",
  "01.05.2027",
  "2027-05-01T00:00:00",
  "2027-02-30T00:00:00Z",
  "2027-05-01T25:00:00Z",
  "9999-12-31T23:59:59-12:00",
  "tomorrow",
])("'%s' is not a date", (text) => expect(homeDate.safeParse(text).success).toBe(false));

test("a calendar date is that day, and so is local midnight of any day, even when the clocks change", () => {
  fc.assert(
    fc.property(day, country, (date, home) => {
      expect(dateAtHome(date, home)).toBe(date);
      expect(dateAtHome(localMidnight(date, countryFacts[home].timeZone), home)).toBe(date);
    }),
  );
});

test("the day depends only on the instant, not on the offset in which it is written", () => {
  fc.assert(
    fc.property(day, clock, offset, country, (date, time, zone, home) => {
      const text = `${date}T${time}:00${zone}`;
      expect(homeDate.safeParse(text).success).toBe(true);
      const found = dateAtHome(text, home);
      expect(found).toBe(dateAtHome(new Date(text).toISOString(), home));
      expect(isCalendarDate(found)).toBe(true);
      expect([addDays(date, -1), date, addDays(date, 1)]).toContain(found);
    }),
  );
});

import Holidays from "date-holidays";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "../countries.ts";
import { addDays } from "../fields/dates.ts";
import { germanStatesOfZip } from "./states-of-zip.ts";
import { type HomePlace, isWorkingDay, lastDayOfPeriod } from "./working-days.ts";

/** A zip in each state that no other state shares. */
const zips: Record<string, string> = {
  BB: "16225",
  BE: "10115",
  BW: "70173",
  BY: "80331",
  HB: "28203",
  HE: "60311",
  HH: "20095",
  MV: "18055",
  NI: "30159",
  NW: "50667",
  RP: "55116",
  SH: "24103",
  SL: "66111",
  SN: "01067",
  ST: "39104",
  TH: "99084",
};

/** Holidays of some towns only, which count in their whole state. */
const someTowns: Record<string, readonly string[]> = {
  BY: ["08-08", "08-15"],
  SN: ["easter 60"],
  TH: ["easter 60"],
};

describe("holidays", () => {
  test.each(Object.entries(zips))("of %s match those of the library date-holidays", (state, zip) => {
    expect(germanStatesOfZip(zip)).toEqual([state]);
    const everywhere = knownHolidays(new Holidays("DE", state));
    const rules = someTowns[state] ?? [];
    const ofTowns = knownHolidays(new Holidays("DE", "BW"), rules);
    const fixed = rules.filter((day) => !day.startsWith("easter"));
    expect(ourHolidays({ country: "de", zip })).toEqual(
      weekdays([...everywhere, ...ofTowns, ...years.flatMap((year) => fixed.map((day) => `${year}-${day}`))]),
    );
  });

  test("of Austria match the library's, plus Good Friday", () => {
    const goodFridays = knownHolidays(new Holidays("DE"), ["easter -2"]);
    expect(ourHolidays(vienna)).toEqual(weekdays([...knownHolidays(new Holidays("AT")), ...goodFridays]));
  });

  test("of every state count while the zip is unknown, and of both where a zip lies in two", () => {
    const unknown = { country: "de", zip: null } as const;
    expect(lastDayOfPeriod(unknown, "2027-01-06")).toBe("2027-01-07");
    expect(lastDayOfPeriod(berlin, "2027-01-06")).toBe("2027-01-06");
    // 065xx: Saxony-Anhalt has Epiphany, Thuringia has Children's Day.
    expect(lastDayOfPeriod({ country: "de", zip: "06556" }, "2027-01-06")).toBe("2027-01-07");
    expect(lastDayOfPeriod({ country: "de", zip: "06556" }, "2027-09-20")).toBe("2027-09-21");
  });
});

describe("the last day of a period", () => {
  test.each([
    // Signed on Saturday 28 November 2026: 14 days end on Saturday 12 December.
    ["de", "2026-12-12", "2026-12-14"],
    // Vienna, signed on 22 November 2026: Sunday 6 December; the next day is a Monday, and 8 December is a holiday.
    ["at", "2026-12-06", "2026-12-07"],
    ["at", "2026-12-08", "2026-12-09"],
    // Good Friday to Easter Monday.
    ["de", "2027-03-26", "2027-03-30"],
    ["at", "2027-03-26", "2027-03-30"],
    // Christmas Day on a Friday, Boxing Day on a Saturday.
    ["de", "2026-12-25", "2026-12-28"],
    ["de", "2028-02-29", "2028-02-29"],
    ["at", "2027-12-24", "2027-12-24"],
  ] as const)("in %s, of %s is %s", (country, day, last) => {
    expect(lastDayOfPeriod(country === "de" ? berlin : vienna, day)).toBe(last);
  });

  test("is the first working day from its day on, and never more than five days later", () => {
    const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays("2020-01-01", days));
    const zip = fc.option(fc.constantFrom(...Object.values(zips), "1010", "99999x", ""));
    fc.assert(
      fc.property(fc.constantFrom(...countries), zip, day, (country, where, from) => {
        const place = { country, zip: where };
        const last = lastDayOfPeriod(place, from);
        expect(isWorkingDay(place, last)).toBe(true);
        expect(last >= from && last <= addDays(from, 5)).toBe(true);
        for (let between = from; between < last; between = addDays(between, 1))
          expect(isWorkingDay(place, between)).toBe(false);
        expect(lastDayOfPeriod({ country, zip: null }, from) >= last).toBe(true);
      }),
    );
  });
});

const berlin = { country: "de", zip: "10115" } as const;
const vienna = { country: "at", zip: "1010" } as const;

const years = Array.from({ length: 17 }, (_, index) => 2026 + index);

/** All public holidays of these years, or those of some rules. */
function knownHolidays(known: Holidays, rules?: readonly string[]): string[] {
  const all = years.flatMap((year) => known.getHolidays(year)).filter(({ type }) => type === "public");
  return all.filter(({ rule }) => !rules || rules.includes(rule)).map(({ date }) => date.slice(0, 10));
}

function ourHolidays(place: HomePlace): string[] {
  const days = Array.from({ length: 366 * years.length }, (_, index) => addDays(`${years[0]}-01-01`, index));
  const inYears = days.filter((day) => day <= `${years.at(-1)}-12-31`);
  return weekdays(inYears).filter((day) => !isWorkingDay(place, day));
}

/** Those from Monday to Friday, each once, in order. */
function weekdays(days: readonly string[]): string[] {
  return [...new Set(days)].filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())).sort();
}

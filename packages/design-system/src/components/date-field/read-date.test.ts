import fc from "fast-check";
import { expect, test } from "vitest";
import { isRealDate, joinDate } from "./date-parts.ts";
import { nearestYear, readDayAndMonth, readWholeDate } from "./read-date.ts";

const dayFirst = ["day", "month", "year"] as const;

function read(text: string, order: Parameters<typeof readWholeDate>[1] = dayFirst): string | null {
  const parts = readWholeDate(text, order, 2076);
  return parts && joinDate(parts);
}

test.each([
  ["2026-12-31", "2026-12-31"],
  ["31.12.2026", "2026-12-31"],
  ["\u202A31.\u00A012.\u202F2026\u202C", "2026-12-31"],
  ["31\u201312\u20132026", "2026-12-31"],
  ["28. Februar 1990", "1990-02-28"],
  ["28 Feb 1990", "1990-02-28"],
  ["28. Feb. 90", "1990-02-28"],
  ["February 28, 1990", "1990-02-28"],
  ["3. März 2001", "2001-03-03"],
  ["3. Ma\u0308rz 2001", "2001-03-03"],
  ["1. Jänner 2027", "2027-01-01"],
  ["24. Dez. 2026", "2026-12-24"],
  ["1.12.26", "2026-12-01"],
  ["28.2.90", "1990-02-28"],
  ["1/12/26", "2026-12-01"],
  ["01 12 2026", "2026-12-01"],
  ["01122026", "2026-12-01"],
  ["011226", "2026-12-01"],
  ["20261201", "2026-12-01"],
  ["2026/12/1", "2026-12-01"],
  ["2026-12-01T00:00:00.000Z", "2026-12-01"],
  ["12/31/2026", "2026-12-31"],
  ["Di., 1. Dezember 2026", "2026-12-01"],
  ["am Dienstag, den 1. Dezember 2026", "2026-12-01"],
  ["Tue 1st Dec 2026", "2026-12-01"],
  ["the 1st of December, 2026", "2026-12-01"],
  ["December 1st, 2026", "2026-12-01"],
  ["\uFF11.\uFF11\uFF12.\uFF12\uFF10\uFF12\uFF16", "2026-12-01"],
  ["\u0661.\u0661\u0662.\u0662\u0660\u0662\u0666", "2026-12-01"],
])("the pasted date '%s' is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  "31/12",
  "28. Foo 1990",
  "1.2.3",
  "28.2.190",
  "28.2.1990 5",
  "Februar 1990",
  "99999999",
  "tomorrow",
  "1500 €",
  "",
])("the text '%s' is no whole date", (text) => expect(readWholeDate(text, dayFirst, 2076)).toBeNull());

test("a date of birth with two digits of the year is in the past", () => {
  expect(readWholeDate("28.2.27", dayFirst, 2025)?.year).toBe("1927");
  expect(readWholeDate("28.2.25", dayFirst, 2025)?.year).toBe("2025");
});

test("reads every date back, however it is written, even with invisible characters", () => {
  const days = fc.date({ min: new Date("1977-01-01"), max: new Date("2076-12-31"), noInvalidDate: true });
  const hidden = fc.constantFrom("", "\u200B", "\u202A", "\uFEFF", "\u00AD");
  const separators = fc.constantFrom(".", "/", "-", " ", ". ", "\u2013", "\u00A0");
  fc.assert(
    fc.property(days, separators, hidden, fc.boolean(), (day, separator, unseen, short) => {
      const date = day.toISOString().slice(0, 10);
      const [year = "", month = "", dayOfMonth = ""] = date.split("-");
      const written = short ? year.slice(2) : year;
      expect(read(unseen + [dayOfMonth, month, written].join(separator + unseen))).toBe(date);
      expect(read(`${year}-${month}-${dayOfMonth}${unseen}`)).toBe(date);
      for (const locale of ["de", "de-AT", "en-GB", "en-US"])
        for (const style of ["medium", "long", "full"] as const) {
          const words = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: "UTC" }).format(day);
          expect(read(unseen + words), words).toBe(date);
        }
    }),
    { numRuns: 40 },
  );
});

test("never throws, and reads only what has the form of a date", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(read(text) ?? "2026-01-01").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});

test.each([
  ["1. Dezember", "1 12"],
  ["Dec 1st", "1 12"],
  ["1.12.", "1 12"],
  ["1.12", null],
  ["Dezember 2026", null],
  ["12/26", null],
])("'%s' is a day of the month '%s'", (text, expected) => {
  const found = readDayAndMonth(text, dayFirst);
  expect(found && `${found.day} ${found.month}`).toBe(expected);
});

test("a day without a year is the next or the last such day, counting today", () => {
  const today = new Date(2026, 10, 28);
  const next = (day: string, month: string) => nearestYear({ day, month }, "future", today);
  expect([next("28", "11"), next("1", "12"), next("27", "11"), next("1", "2")]).toEqual([
    "2026",
    "2026",
    "2027",
    "2027",
  ]);
  const last = (day: string, month: string) => nearestYear({ day, month }, "past", today);
  expect([last("28", "11"), last("1", "12"), last("27", "11")]).toEqual(["2026", "2025", "2026"]);
  expect(isRealDate(`${next("1", "2")}-02-01`)).toBe(true);
});

import { addDays, minInstalmentCents, maxInstalments } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { choiceDates, mostParts, nextReminderOn, planInstalments } from "./repayment-plan.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2024-01-01", days));
const owed = fc.integer({ min: 1, max: 1_500_000 });
const parts = fc.integer({ min: 1, max: maxInstalments });
const daysOf = (amountCents: number, count: number, on: string) =>
  planInstalments(amountCents, count, on).map((instalment) => instalment.on);

test("instalments add up to the amount owed, differ by at most a cent, and the larger ones come first", () => {
  fc.assert(
    fc.property(owed, parts, day, (amountCents, count, on) => {
      const cents = planInstalments(amountCents, count, on).map((instalment) => instalment.amountCents);
      expect(cents).toHaveLength(count);
      expect(cents.reduce((sum, item) => sum + item, 0)).toBe(amountCents);
      expect(cents.toSorted((a, b) => b - a)).toEqual(cents);
      expect((cents[0] ?? 0) - (cents.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

test("no instalment is below the minimum unless there is only one", () => {
  fc.assert(
    fc.property(owed, day, (amountCents, on) => {
      const most = mostParts(amountCents);
      const least = planInstalments(amountCents, most, on).at(-1)?.amountCents ?? 0;
      expect(most === 1 || least >= minInstalmentCents).toBe(true);
      const oneMore = planInstalments(amountCents, most + 1, on).at(-1)?.amountCents ?? 0;
      expect(most === maxInstalments || oneMore < minInstalmentCents).toBe(true);
    }),
  );
});

test("several instalments fall on successive months, the first at least 28 days later, in both countries", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), day, fc.constantFrom("de", "at"), (count, on, country) => {
      const days = daysOf(120_000, count, on);
      expect(new Set(days).size).toBe(count);
      expect(days.toSorted()).toEqual(days);
      expect((days[0] ?? "") >= addDays(on, 28)).toBe(true);
      for (const [position, item] of days.entries()) {
        const begins = startOfLocalDay(country, item);
        expect(localDay(country, begins)).toBe(item);
        expect(localDay(country, new Date(begins.getTime() - 1)) < item).toBe(true);
        // Computed independently: the same day of a later month, or the last day of a shorter one.
        const [year = 0, month = 0, date = 0] = on.split("-").map(Number);
        const index = year * 12 + month + position;
        const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
        const expected = [Math.floor(index / 12), (index % 12) + 1, Math.min(date, last)].join("-");
        expect(item.split("-").map(Number).join("-")).toBe(expected);
      }
    }),
  );
});

test("instalments from the 31st or a leap day use the last day of shorter months and do not drift", () => {
  expect(daysOf(50_000, 4, "2027-12-31")).toEqual(["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
  expect(daysOf(50_000, 3, "2028-02-29")).toEqual(["2028-03-29", "2028-04-29", "2028-05-29"]);
  expect(daysOf(50_000, 2, "2027-01-29")).toEqual(["2027-02-28", "2027-03-29"]);
});

test("a single instalment is charged on the chosen day, and a small amount allows only one", () => {
  expect(planInstalments(1, mostParts(1), "2028-02-29")).toEqual([{ number: 1, on: "2028-02-29", amountCents: 1 }]);
  expect(mostParts(9_999)).toBe(1);
  expect(mostParts(10_000)).toBe(2);
});

test("the tenant has fourteen days to choose, and an invoice is due fourteen days later", () => {
  expect(choiceDates("2028-02-20")).toEqual({ chooseUntil: "2028-03-05", dueOn: "2028-03-19" });
});

test("reminds of an invoice twice after its due day, and never on a day that has passed", () => {
  expect(nextReminderOn("2028-02-28", "2028-02-14")).toBe("2028-02-29");
  expect(nextReminderOn("2028-02-28", "2028-02-29")).toBe("2028-03-13");
  expect(nextReminderOn("2028-02-28", "2028-03-13")).toBeNull();
  fc.assert(
    fc.property(day, day, (dueOn, today) => {
      const next = nextReminderOn(dueOn, today);
      if (next === null) expect(today >= addDays(dueOn, 14)).toBe(true);
      else expect(next > today && next > dueOn).toBe(true);
    }),
  );
});

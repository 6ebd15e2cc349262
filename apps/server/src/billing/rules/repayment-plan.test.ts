import { addDays, leastInstalmentCents, mostInstalments } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { choiceDates, mostParts, planInstalments } from "./repayment-plan.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2024-01-01", days));
const owed = fc.integer({ min: 1, max: 1_500_000 });
const parts = fc.integer({ min: 1, max: mostInstalments });
const daysOf = (amountCents: number, count: number, on: string) =>
  planInstalments(amountCents, count, on).map((instalment) => instalment.on);

test("so many instalments as were chosen come to exactly what is owed, alike to a cent, the larger first", () => {
  fc.assert(
    fc.property(owed, parts, day, (amountCents, count, on) => {
      const cents = planInstalments(amountCents, count, on).map((instalment) => instalment.amountCents);
      expect(cents).toHaveLength(count);
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(amountCents);
      expect(cents.toSorted((a, b) => b - a)).toEqual(cents);
      expect((cents[0] ?? 0) - (cents.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

test("none of those that can be chosen is below the least, unless there is but one", () => {
  fc.assert(
    fc.property(owed, day, (amountCents, on) => {
      const most = mostParts(amountCents);
      const least = planInstalments(amountCents, most, on).at(-1)?.amountCents ?? 0;
      expect(most === 1 || least >= leastInstalmentCents).toBe(true);
      const oneMore = planInstalments(amountCents, most + 1, on).at(-1)?.amountCents ?? 0;
      expect(most === mostInstalments || oneMore < leastInstalmentCents).toBe(true);
    }),
  );
});

test("one follows the other, the first of several never within the month, in both countries never before its day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), day, fc.constantFrom("de", "at"), (count, on, country) => {
      const days = daysOf(120_000, count, on);
      expect(new Set(days).size).toBe(count);
      expect(days.toSorted()).toEqual(days);
      expect((days[0] ?? "") >= addDays(on, 28)).toBe(true);
      for (const [at, one] of days.entries()) {
        const begins = startOfLocalDay(country, one);
        expect(localDay(country, begins)).toBe(one);
        expect(localDay(country, new Date(begins.getTime() - 1)) < one).toBe(true);
        // Counted in another way: whole months on, the same day or the last of a shorter month.
        const [year = 0, month = 0, date = 0] = on.split("-").map(Number);
        const index = year * 12 + month + at;
        const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
        const expected = [Math.floor(index / 12), (index % 12) + 1, Math.min(date, last)].join("-");
        expect(one.split("-").map(Number).join("-")).toBe(expected);
      }
    }),
  );
});

test("the 31st and a leap day come back after shorter months", () => {
  expect(daysOf(50_000, 4, "2027-12-31")).toEqual(["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
  expect(daysOf(50_000, 3, "2028-02-29")).toEqual(["2028-03-29", "2028-04-29", "2028-05-29"]);
  expect(daysOf(50_000, 2, "2027-01-29")).toEqual(["2027-02-28", "2027-03-29"]);
});

test("at once is on the day itself, and a cent is one instalment", () => {
  expect(planInstalments(1, mostParts(1), "2028-02-29")).toEqual([{ number: 1, on: "2028-02-29", amountCents: 1 }]);
  expect(mostParts(9_999)).toBe(1);
  expect(mostParts(10_000)).toBe(2);
});

test("the tenant has fourteen days to choose, and fourteen more until all of it is charged", () => {
  expect(choiceDates("2028-02-20")).toEqual({ chooseUntil: "2028-03-05", dueOn: "2028-03-19" });
});

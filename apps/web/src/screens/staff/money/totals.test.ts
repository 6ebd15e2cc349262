import fc from "fast-check";
import { expect, it } from "vitest";
import { monthsOf, wholePeriod } from "./totals.ts";

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const amounts = fc.record({ earned: amount, paid: amount, open: amount, exposure: amount, claimsPaid: amount });
const months = fc.array(fc.record({ de: amounts, at: amounts }), { minLength: 1, maxLength: 12 }).map((list) =>
  list.flatMap(({ de, at }, index) => {
    const month = `2027-${String(index + 1).padStart(2, "0")}`;
    return [
      { month, country: "de" as const, ...de },
      { month, country: "at" as const, ...at },
    ];
  }),
);

it("adds up countries and months to the cent, and takes open premiums and exposure from the last month", () => {
  fc.assert(
    fc.property(months, (rows) => {
      const cents = (of: number) => Math.round(of * 100);
      const all = wholePeriod(monthsOf(rows, undefined));
      const paid = rows.reduce((sum, row) => sum + cents(row.paid), 0);
      expect(cents(all.paid)).toBe(paid);
      const last = rows.slice(-2).reduce((sum, row) => sum + cents(row.exposure), 0);
      expect(cents(all.exposure)).toBe(last);
      const each = (["de", "at"] as const).map((country) => wholePeriod(monthsOf(rows, country)));
      expect(each.reduce((sum, { earned }) => sum + cents(earned), 0)).toBe(cents(all.earned));
    }),
  );
});

it("has no loss ratio before anything is earned", () => {
  const nothing = { paid: 0, open: 0, exposure: 0, claimsPaid: 50 };
  const row = { month: "2027-01", country: "de" as const, ...nothing };
  expect(wholePeriod(monthsOf([{ ...row, earned: 0 }], "de")).lossRatio).toBeNull();
  expect(wholePeriod(monthsOf([{ ...row, earned: 200 }], "de")).lossRatio).toBe(0.25);
});

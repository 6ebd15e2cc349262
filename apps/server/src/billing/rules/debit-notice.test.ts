import { addDays } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstDebitDay } from "./debit-notice.ts";

test("a debit due today waits for the notice period, and one planned well ahead keeps its day", () => {
  expect(firstDebitDay("2027-02-01", "2027-02-01", 1)).toBe("2027-02-02");
  expect(firstDebitDay("2027-02-28", "2027-02-28", 14)).toBe("2027-03-14");
  expect(firstDebitDay("2027-02-15", "2027-02-01", 14)).toBe("2027-02-15");
});

test("a debit is never made before its planned day, nor with a shorter notice than agreed", () => {
  const offset = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(offset, fc.integer({ min: 1, max: 14 }), (planned, notice) => {
      const today = "2027-03-10";
      const plannedOn = addDays(today, planned);
      const on = firstDebitDay(plannedOn, today, notice);
      expect(on >= plannedOn && on >= addDays(today, notice)).toBe(true);
      expect([plannedOn, addDays(today, notice)]).toContain(on);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../fields/dates.ts";
import { coverStart, lastDayToWithdraw } from "./cover-start.ts";
import { isWorkingDay } from "./working-days.ts";

const berlin = { country: "de", zip: "10119" } as const;
const vienna = { country: "at", zip: "1070" } as const;
const anyDay = fc.nat(4000).map((days) => addDays("2026-01-01", days));
const anyHome = fc.constantFrom(berlin, vienna);

test("cover begins after the withdrawal period unless the tenant wants it earlier, never before start and acceptance", () => {
  fc.assert(
    fc.property(anyHome, anyDay, fc.nat(60), fc.nat(60), fc.boolean(), (home, signedOn, ahead, later, wish) => {
      const insuranceStart = addDays(signedOn, ahead);
      const acceptedOn = addDays(signedOn, later);
      const lastDay = lastDayToWithdraw(home, signedOn);
      const begins = coverStart({ insuranceStart, earlyFulfilment: wish, lastDay }, acceptedOn);
      const bounds = [insuranceStart, acceptedOn, ...(wish ? [] : [addDays(lastDay, 1)])];
      // The earliest day that respects them all: a later day would leave the landlord without a guarantee for no reason.
      expect(bounds).toContain(begins);
      for (const bound of bounds) expect(begins >= bound).toBe(true);
    }),
  );
});

test("the withdrawal period has at least 14 days after the signature, and ends on a working day", () => {
  fc.assert(
    fc.property(anyHome, anyDay, (home, day) => {
      const last = lastDayToWithdraw(home, day);
      expect(last >= addDays(day, 14)).toBe(true);
      expect(isWorkingDay(home, last)).toBe(true);
    }),
  );
});

test.each([
  // Signed on Monday 30 November 2026: day 14 is Monday 14 December.
  [berlin, "2026-11-30", "2026-12-01", "2026-12-15"],
  // Signed on Friday 11 December 2026: day 14 is Christmas, then Saturday and Sunday; the 28th is a Monday.
  [berlin, "2026-12-11", "2026-12-20", "2026-12-29"],
  [vienna, "2026-12-11", "2026-12-29", "2026-12-29"],
  [vienna, "2026-12-11", "2027-02-01", "2027-02-01"],
] as const)(
  "a contract signed without the wish in %o on %s from %s begins on %s",
  (home, signedOn, insuranceStart, begins) => {
    const lastDay = lastDayToWithdraw(home, signedOn);
    expect(coverStart({ insuranceStart, earlyFulfilment: false, lastDay }, signedOn)).toBe(begins);
  },
);

test.each([
  // Saturday 12 December.
  [berlin, "2026-11-28", "2026-12-14"],
  // Sunday 6 December; the 8th is a holiday, the 7th is not.
  [vienna, "2026-11-22", "2026-12-07"],
  // Good Friday, and Easter Monday is the 17th.
  [vienna, "2028-03-31", "2028-04-18"],
  // Corpus Christi, a Thursday.
  [vienna, "2027-05-13", "2027-05-28"],
  [berlin, "2027-05-13", "2027-05-27"],
  // St Stephen's Day, a Sunday.
  [vienna, "2027-12-12", "2027-12-27"],
  // A leap day, a Tuesday.
  [vienna, "2028-02-15", "2028-02-29"],
] as const)("in %o, who signed on %s can withdraw until %s", (home, signedOn, last) => {
  expect(lastDayToWithdraw(home, signedOn)).toBe(last);
});

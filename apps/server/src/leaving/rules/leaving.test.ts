import { addDays, lastDayOfPeriod, policyStatuses } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDay } from "../../platform/rules/local-day.ts";
import {
  coverEndAfterWithdrawal,
  lapseOfWithdrawal,
  lastDayOfWithdrawal,
  nextReminderAt,
  paidUntilAfterWithdrawal,
  remindersDue,
  findWayToLeave,
} from "./leaving.ts";

const yearly = { coverStart: "2027-02-01", paymentPeriod: "YEARLY" } as const;

describe("leaving a policy", () => {
  test("is a withdrawal for 14 days or until the landlord accepts, and then a cancellation, once", () => {
    const ways = (today: string) =>
      policyStatuses.map((status) => `${status} ${findWayToLeave(status, "2027-01-29", today)}`);
    expect(ways("2027-01-29")).toEqual([
      "SIGNED withdraw",
      "ACCEPTED withdraw",
      "ACTIVE withdraw",
      "PAST_DUE withdraw",
      "CANCELLATION_REQUESTED withdraw",
      "ENDED null",
      "DECLINED null",
      "WITHDRAWN null",
    ]);
    expect(ways("2027-01-30")).toEqual([
      "SIGNED withdraw",
      "ACCEPTED cancel",
      "ACTIVE cancel",
      "PAST_DUE cancel",
      "CANCELLATION_REQUESTED null",
      "ENDED null",
      "DECLINED null",
      "WITHDRAWN null",
    ]);
  });

  test("is a withdrawal without a deadline while a document has not reached the tenant", () => {
    expect(findWayToLeave("ACTIVE", null, "2028-01-30")).toBe("withdraw");
    expect(findWayToLeave("WITHDRAWN", null, "2028-01-30")).toBeNull();
  });

  test("by withdrawing costs the days of cover only after consent to early cover", () => {
    expect(paidUntilAfterWithdrawal(yearly, true, "2027-02-04")).toBe("2027-02-04");
    expect(paidUntilAfterWithdrawal(yearly, false, "2027-02-04")).toBe("2027-02-01");
    expect(paidUntilAfterWithdrawal(yearly, true, "2027-01-20")).toBe("2027-02-01");
    expect(paidUntilAfterWithdrawal({ ...yearly, coverStart: null }, true, "2027-02-04")).toBeNull();
  });
});

describe("the period for a withdrawal", () => {
  const signedAt = new Date("2027-01-15T22:30:00Z");
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  const berlin = { country: "de", zip: "10115" } as const;
  const vienna = { country: "at", zip: "1010" } as const;
  const home = fc.constantFrom(berlin, vienna);

  test("lapses in Germany 12 months and 14 days after the signature if a document never arrives, in Austria never", () => {
    // 15 January 2027 in Berlin; 29 January 2028 is a Saturday.
    expect(lapseOfWithdrawal(berlin, signedAt)).toBe("2028-01-31");
    expect(lapseOfWithdrawal(vienna, signedAt)).toBeNull();
    expect(findWayToLeave("ACTIVE", "2028-01-31", "2028-02-01")).toBe("cancel");
  });

  test("ends on the 14th local day, or the next working day, after the signature if all documents were given before", () => {
    const givenAt = [new Date("2027-01-15T10:00:00Z"), signedAt];
    expect(lastDayOfWithdrawal(berlin, { signedAt, givenAt })).toBe("2027-01-29");
    expect(lastDayOfWithdrawal(berlin, { signedAt: new Date("2027-01-15T23:00:00Z"), givenAt })).toBe("2027-02-01");
  });

  test("moves from a Saturday, Sunday or holiday to the next working day", () => {
    const signedOn = (day: string) => ({ signedAt: new Date(`${day}T11:00:00Z`), givenAt: [] });
    // 28 November 2026 is a Saturday, and so is the 14th day, 12 December.
    expect(lastDayOfWithdrawal(berlin, signedOn("2026-11-28"))).toBe("2026-12-14");
    // 22 November 2026 is a Sunday, and so is 6 December; 8 December is a holiday, but the 7th is not.
    expect(lastDayOfWithdrawal(vienna, signedOn("2026-11-22"))).toBe("2026-12-07");
  });

  test("begins with the last document if that came after the signature, and not before it came", () => {
    const givenAt = [signedAt, new Date("2027-02-01T08:00:00Z")];
    expect(lastDayOfWithdrawal(berlin, { signedAt, givenAt })).toBe("2027-02-15");
    expect(lastDayOfWithdrawal(berlin, { signedAt, givenAt: [...givenAt, null] })).toBeNull();
  });

  test("is 14 days, and on to a working day, from the latest of signature and documents, in any order", () => {
    fc.assert(
      fc.property(home, instant, fc.array(instant), (where, signed, given) => {
        const last = lastDayOfWithdrawal(where, { signedAt: signed, givenAt: given });
        for (const date of [signed, ...given]) expect(last >= addDays(localDay(where.country, date), 14)).toBe(true);
        const ends = [signed, ...given].map((date) => addDays(localDay(where.country, date), 14));
        expect(ends.map((day) => lastDayOfPeriod(where, day))).toContain(last);
        expect(lastDayOfWithdrawal(where, { signedAt: signed, givenAt: given.toReversed() })).toBe(last);
      }),
    );
  });

  test("never ends earlier because one more document was needed", () => {
    fc.assert(
      fc.property(home, instant, fc.array(instant), instant, (where, signed, given, more) => {
        const last = lastDayOfWithdrawal(where, { signedAt: signed, givenAt: given });
        expect(lastDayOfWithdrawal(where, { signedAt: signed, givenAt: [...given, more] }) >= last).toBe(true);
      }),
    );
  });
});

test("cover ends with the withdrawal regardless of the refund, and never before it began", () => {
  expect(coverEndAfterWithdrawal("2027-02-01", "2027-02-04")).toBe("2027-02-04");
  expect(coverEndAfterWithdrawal("2027-02-01", "2027-01-20")).toBe("2027-02-01");
  expect(coverEndAfterWithdrawal(null, "2027-01-20")).toBeNull();
});

test("schedules reminders at local midnight of days 7, 14 and 30, across clock changes", () => {
  const at = [0, 1, 2, 3].map((sent) => nextReminderAt("at", "2028-02-26", sent)?.toISOString() ?? null);
  expect(at).toEqual(["2028-03-03T23:00:00.000Z", "2028-03-10T23:00:00.000Z", "2028-03-26T22:00:00.000Z", null]);
  expect(nextReminderAt("de", "2028-02-28", 2)?.toISOString()).toBe("2028-03-28T22:00:00.000Z");
});

test("counts the reminders due, including those missed during downtime", () => {
  const due = ["2028-03-03", "2028-03-04", "2028-03-26", "2028-03-27"].map((today) =>
    remindersDue("2028-02-26", today),
  );
  expect(due).toEqual([0, 1, 2, 3]);
});

import { policyStatuses } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { coverEndAfterWithdrawal, nextReminderAt, paidUntilAfterWithdrawal, remindersDue, wayOut } from "./leaving.ts";

const yearly = { coverStart: "2027-02-01", paymentPeriod: "YEARLY" } as const;

describe("the way out", () => {
  test("is withdrawing for 14 days or while the landlord has not accepted, then cancelling once", () => {
    const ways = (today: string) => policyStatuses.map((status) => `${status} ${wayOut(status, "2027-01-15", today)}`);
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

  test("by withdrawing costs the days of cover only after consent to early cover", () => {
    expect(paidUntilAfterWithdrawal(yearly, true, "2027-02-04")).toBe("2027-02-04");
    expect(paidUntilAfterWithdrawal(yearly, false, "2027-02-04")).toBe("2027-02-01");
    expect(paidUntilAfterWithdrawal(yearly, true, "2027-01-20")).toBe("2027-02-01");
    expect(paidUntilAfterWithdrawal({ ...yearly, coverStart: null }, true, "2027-02-04")).toBeNull();
  });
});

test("cover ends with the withdrawal, whatever is paid back, and never before it began", () => {
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

import { describe, expect, test } from "vitest";
import { type ChargeFacts, findNextCharge } from "./next-charge.ts";

const facts: ChargeFacts = {
  status: "SIGNED",
  today: "2027-01-16",
  insuranceStart: "2027-02-01",
  premiumCents: 635,
  nextPremiumOn: null,
  open: null,
};

describe("the next charge", () => {
  test("before the landlord's answer it depends on a yes, and is never in the past", () => {
    expect(findNextCharge(facts)).toEqual({ amount: 6.35, on: "2027-02-01", ifAccepted: true });
    expect(findNextCharge({ ...facts, today: "2027-02-10" })?.on).toBe("2027-02-10");
  });

  test("is the next premium while premiums fall due", () => {
    const active = { ...facts, status: "ACTIVE" as const, today: "2027-02-10" };
    expect(findNextCharge({ ...active, nextPremiumOn: "2027-03-01" })).toEqual({
      amount: 6.35,
      on: "2027-03-01",
      ifAccepted: false,
    });
    expect(findNextCharge(active)).toBeNull();
  });

  test("is a premium that could not be charged before it is a new one", () => {
    const open = { on: "2027-03-04", amountCents: 700 };
    const pastDue = { ...facts, status: "PAST_DUE" as const, today: "2027-03-02", nextPremiumOn: "2027-04-01", open };
    expect(findNextCharge(pastDue)).toEqual({ amount: 7, on: "2027-03-04", ifAccepted: false });
    expect(findNextCharge({ ...pastDue, today: "2027-03-05" })?.on).toBe("2027-03-05");
    expect(findNextCharge({ ...pastDue, status: "ENDED" })?.amount).toBe(7);
  });

  test.each(["DECLINED", "WITHDRAWN", "ENDED"] as const)("there is none once it is %s", (status) => {
    expect(findNextCharge({ ...facts, status, nextPremiumOn: "2027-03-01" })).toBeNull();
  });
});

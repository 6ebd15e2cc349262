import type { Repayment } from "@kautia/contract";
import { describe, expect, test } from "vitest";
import { type ChargeFacts, findNextCharge, findNextInstalment } from "./next-charge.ts";

const facts: ChargeFacts = {
  status: "SIGNED",
  today: "2027-01-16",
  nextPremium: { on: "2027-02-01", amountCents: 635 },
  open: null,
  instalment: null,
  cardRefused: false,
};

describe("the next charge", () => {
  test("depends on the landlord's acceptance while SIGNED, and is never in the past", () => {
    expect(findNextCharge(facts)).toEqual({ what: "PREMIUM", amount: 6.35, on: "2027-02-01", ifAccepted: true });
    expect(findNextCharge({ ...facts, today: "2027-02-10" })?.on).toBe("2027-02-10");
  });

  test("is the next premium while premiums fall due", () => {
    const active = { ...facts, status: "ACTIVE" as const, today: "2027-02-10" };
    expect(findNextCharge({ ...active, nextPremium: { on: "2027-03-01", amountCents: 635 } })).toEqual({
      what: "PREMIUM",
      amount: 6.35,
      on: "2027-03-01",
      ifAccepted: false,
    });
    expect(findNextCharge({ ...active, nextPremium: null })).toBeNull();
    expect(findNextCharge({ ...active, nextPremium: { on: "2027-02-09", amountCents: 635 } })?.on).toBe("2027-02-10");
  });

  test("is an open premium before the next new one", () => {
    const open = { on: "2027-03-04", amountCents: 700 };
    const pastDue = {
      ...facts,
      status: "PAST_DUE" as const,
      today: "2027-03-02",
      nextPremium: { on: "2027-04-01", amountCents: 635 },
      open,
    };
    expect(findNextCharge(pastDue)).toEqual({ what: "PREMIUM", amount: 7, on: "2027-03-04", ifAccepted: false });
    expect(findNextCharge({ ...pastDue, today: "2027-03-05" })?.on).toBe("2027-03-05");
    expect(findNextCharge({ ...pastDue, status: "ENDED" })?.amount).toBe(7);
  });

  test("is an instalment when that is due before the premium, also after the policy's end", () => {
    const active = {
      ...facts,
      status: "ACTIVE" as const,
      today: "2027-02-10",
      nextPremium: { on: "2027-03-01", amountCents: 635 },
    };
    const instalment = { on: "2027-02-28", amount: 68.38 };
    const next = { what: "INSTALMENT", amount: 68.38, on: "2027-02-28", ifAccepted: false };
    expect(findNextCharge({ ...active, instalment })).toEqual(next);
    expect(findNextCharge({ ...active, instalment: { ...instalment, on: "2027-03-01" } })?.what).toBe("PREMIUM");
    expect(findNextCharge({ ...active, status: "ENDED", instalment })).toEqual(next);
    expect(findNextCharge({ ...active, status: "ENDED", instalment, today: "2027-03-09" })?.on).toBe("2027-03-09");
  });

  test("is the instalment with the earliest attempt, ignoring PAID and UNPAID ones", () => {
    const base = { number: 1, amount: 50, failedOn: null, nextTryOn: null, paidOn: null } as const;
    const repayment: Omit<Repayment, "instalments"> = {
      claimId: "c",
      amount: 200,
      paid: 50,
      state: "OVERDUE",
      chooseUntil: "2027-01-01",
      dueOn: "2027-01-15",
      planned: null,
      choices: [],
    };
    const instalments = [
      { ...base, on: "2027-02-01", state: "PAID" as const },
      { ...base, on: "2027-03-01", state: "UNPAID" as const, failedOn: "2027-03-01" },
      { ...base, on: "2027-04-01", state: "FAILED" as const, failedOn: "2027-04-01", nextTryOn: "2027-05-02" },
      { ...base, on: "2027-05-01", state: "PLANNED" as const },
    ];
    expect(findNextInstalment([{ ...repayment, instalments }])).toEqual({ on: "2027-05-01", amount: 50 });
    expect(findNextInstalment([{ ...repayment, instalments: instalments.slice(0, 2) }])).toBeNull();
    for (const open of [instalments.slice(2), instalments.slice(2).toReversed()])
      expect(findNextInstalment([{ ...repayment, instalments: open }])?.on).toBe("2027-05-01");
  });

  test("is null while the card must not be charged, whatever falls due", () => {
    const refused = {
      ...facts,
      today: "2027-02-10",
      nextPremium: { on: "2027-03-01", amountCents: 635 },
      cardRefused: true,
    };
    const open = { on: "2027-02-12", amountCents: 635 };
    const instalment = { on: "2027-02-28", amount: 68.38 };
    for (const due of [{}, { open }, { instalment }])
      for (const status of ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"] as const)
        expect(findNextCharge({ ...refused, ...due, status })).toBeNull();
  });

  test("is null after the landlord has declined, even with an open premium", () => {
    const open = { on: "2027-03-04", amountCents: 700 };
    expect(
      findNextCharge({ ...facts, status: "DECLINED", open, nextPremium: { on: "2027-03-01", amountCents: 635 } }),
    ).toBeNull();
  });

  test("after a withdrawal is a debit that the bank took back, and nothing else", () => {
    const withdrawn = { ...facts, status: "WITHDRAWN", nextPremium: { on: "2027-03-01", amountCents: 635 } } as const;
    expect(findNextCharge(withdrawn)).toBeNull();
    const open = { on: "2027-03-04", amountCents: 700 };
    expect(findNextCharge({ ...withdrawn, open })).toMatchObject({ amount: 7, on: "2027-03-04" });
  });

  test("is never a new premium once the policy has ended", () => {
    expect(
      findNextCharge({ ...facts, status: "ENDED", nextPremium: { on: "2027-03-01", amountCents: 635 } }),
    ).toBeNull();
  });
});

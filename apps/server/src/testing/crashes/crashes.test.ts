import { afterAll, beforeAll, expect, test } from "vitest";
import { balances as sumBalances } from "../../billing/rules/ledger.ts";
import { CrashLoop, type Undisturbed } from "./crash-loop.ts";
import { Journey } from "./journey.ts";
import { provider, testFaults } from "./test-faults.ts";

/* A policy from card to refund. */
let loop: CrashLoop;
let undisturbed: Undisturbed;
beforeAll(async () => {
  loop = await CrashLoop.open(provider, { People: Journey });
  undisturbed = await loop.runUndisturbed();
}, 300_000);
afterAll(() => loop.close());

test("pays three premiums and a claim without faults, and the ledger matches the provider", () => {
  const { statuses, premiums, instalments, balances, refunds, mails, counts, provider: payments } = undisturbed;
  expect(statuses).toEqual(["SIGNED", "ACCEPTED", "ACTIVE", "CANCELLATION_REQUESTED", "ENDED"]);
  expect(premiums).toEqual([1, 2, 3].map((number) => ({ number, status: "PAID", successes: 1 })));
  expect(instalments).toEqual([{ number: 1, status: "PAID", successes: 1 }]);
  // What the guarantee costs less after the payout, and what is left of the period at the release.
  expect(refunds).toEqual([expect.stringMatching(/^PAID [1-9]/), expect.stringMatching(/^PAID [1-9]/)]);
  expect(counts).toEqual({ policies: 1, certificates: 1, evidence: 1, releases: 1, accounts: 1, claims: 1 });
  // Each refund has its mail; no other mail is written twice.
  expect(new Set(mails).size).toBe(mails.length - 1);
  const received = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  const earned = { PREMIUM_PAYABLE: 12_050 - received, REPAYMENTS: -12_050 };
  const paidOut = { CLAIMS: 12_050, CLAIMS_BANK: -12_050 };
  expect(balances).toEqual({ ...sumBalances([]), PROVIDER: received, ...earned, ...paidOut });
});

testFaults(() => ({ loop, undisturbed }), { killed: 12, error: 4 });

/**
 * RECEIVABLE: what tenants owe us. IN_COLLECTION: charges sent to the card provider that have no result yet. PROVIDER:
 * our balance at the card provider. PREMIUMS: earned premiums, negative as income. REPAYMENTS: what tenants were asked
 * to repay for granted claims, negative as income. PAYABLE: what we owe tenants, negative as a debt.
 */
export const ledgerAccounts = ["RECEIVABLE", "IN_COLLECTION", "PROVIDER", "PREMIUMS", "REPAYMENTS", "PAYABLE"] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerEvents = [
  "PREMIUM_DUE",
  "PREMIUM_CANCELLED",
  "REPAYMENT_OWED",
  "CHARGE_ASKED",
  "CHARGE_SUCCEEDED",
  "CHARGE_FAILED",
  "REFUND_DUE",
  "REFUND_PAID",
] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

export interface LedgerEntry {
  account: LedgerAccount;
  /** Integer cents; positive is a debit, negative a credit. */
  amountCents: number;
}

const sides: Record<LedgerEvent, { debit: LedgerAccount; credit: LedgerAccount }> = {
  PREMIUM_DUE: { debit: "RECEIVABLE", credit: "PREMIUMS" },
  REPAYMENT_OWED: { debit: "RECEIVABLE", credit: "REPAYMENTS" },
  CHARGE_ASKED: { debit: "IN_COLLECTION", credit: "RECEIVABLE" },
  CHARGE_SUCCEEDED: { debit: "PROVIDER", credit: "IN_COLLECTION" },
  CHARGE_FAILED: { debit: "RECEIVABLE", credit: "IN_COLLECTION" },
  PREMIUM_CANCELLED: { debit: "PREMIUMS", credit: "RECEIVABLE" },
  REFUND_DUE: { debit: "PREMIUMS", credit: "PAYABLE" },
  REFUND_PAID: { debit: "PAYABLE", credit: "PROVIDER" },
};

/** The two entries of an event, whose sum is zero. The ledger is append-only: corrections are new events. */
export function ledgerEntries(event: LedgerEvent, amountCents: number): [LedgerEntry, LedgerEntry] {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
    throw new Error(`invalid amount in cents: ${amountCents}`);
  const { debit, credit } = sides[event];
  return [
    { account: debit, amountCents },
    { account: credit, amountCents: -amountCents },
  ];
}

export function balances(entries: readonly LedgerEntry[]): Record<LedgerAccount, number> {
  const sums = { RECEIVABLE: 0, IN_COLLECTION: 0, PROVIDER: 0, PREMIUMS: 0, REPAYMENTS: 0, PAYABLE: 0 };
  for (const { account, amountCents } of entries) sums[account] += amountCents;
  return sums;
}

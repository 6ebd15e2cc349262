/**
 * The accounts of the ledger. RECEIVABLE: what tenants owe us. IN_COLLECTION: what the card provider was asked for and
 * has not answered yet. PROVIDER: what lies at the card provider for us. PREMIUMS: what was earned, negative as income is.
 * REPAYMENTS: what tenants were asked to pay back of accepted claims, negative like it. PAYABLE: what we owe tenants, negative as debts are.
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

/** What an event writes: always two entries whose sum is zero. Nothing is ever changed or taken back otherwise. */
export function ledgerEntries(event: LedgerEvent, amountCents: number): [LedgerEntry, LedgerEntry] {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new Error(`No amount of cents: ${amountCents}`);
  const { debit, credit } = sides[event];
  return [
    { account: debit, amountCents },
    { account: credit, amountCents: -amountCents },
  ];
}

/** What stands on each account. */
export function balances(entries: readonly LedgerEntry[]): Record<LedgerAccount, number> {
  const sums = { RECEIVABLE: 0, IN_COLLECTION: 0, PROVIDER: 0, PREMIUMS: 0, REPAYMENTS: 0, PAYABLE: 0 };
  for (const { account, amountCents } of entries) sums[account] += amountCents;
  return sums;
}

/** The accounts, all at zero. A debit is positive, so income and debts are negative. */
const zero = {
  /** What tenants owe us. */
  RECEIVABLE: 0,
  /** Charges sent to the card provider that have no result yet. */
  IN_COLLECTION: 0,
  /** Our balance at the card provider. */
  PROVIDER: 0,
  /** What we owe the insurer: the premiums that we collect for it, less our commission and what was remitted. */
  PREMIUM_PAYABLE: 0,
  /** Payouts to landlords. */
  CLAIMS: 0,
  /** Transfers to landlords. */
  CLAIMS_BANK: 0,
  /** What tenants were asked to repay for payouts. */
  REPAYMENTS: 0,
  /** What we owe tenants. */
  PAYABLE: 0,
  /** Transfers for refunds. */
  REFUNDS_BANK: 0,
  /** Refunds that a person made at the provider. */
  REFUNDS_BY_HAND: 0,
  /** Payments that banks reversed. */
  CHARGEBACKS: 0,
  /** The provider's fees. */
  FEES: 0,
  /** The provider's payouts to us. */
  BANK: 0,
  /** Movements at the provider that no row of ours explains. */
  UNEXPLAINED: 0,
  /** Transfers from tenants. */
  RECEIVED_BANK: 0,
  /** Premiums that were written off. */
  WRITTEN_OFF: 0,
  /** What we keep of the premiums. */
  COMMISSION: 0,
  /** The insurance tax in the premiums, which the insurer pays. */
  INSURANCE_TAX: 0,
  /** Transfers to the insurer. */
  REMITTED_BANK: 0,
  /** Transfers of ours that came back: we owe them again. */
  RETURNED: 0,
  /** What moved on our bank account for another reason. */
  OTHER_BANK: 0,
};
export type LedgerAccount = keyof typeof zero;

export interface LedgerEntry {
  account: LedgerAccount;
  /** Integer cents; positive is a debit, negative a credit. */
  amountCents: number;
}

const sides = {
  PREMIUM_DUE: { debit: "RECEIVABLE", credit: "PREMIUM_PAYABLE" },
  CLAIM_PAID: { debit: "CLAIMS", credit: "CLAIMS_BANK" },
  REPAYMENT_OWED: { debit: "RECEIVABLE", credit: "REPAYMENTS" },
  CHARGE_ASKED: { debit: "IN_COLLECTION", credit: "RECEIVABLE" },
  CHARGE_SUCCEEDED: { debit: "PROVIDER", credit: "IN_COLLECTION" },
  CHARGE_FAILED: { debit: "RECEIVABLE", credit: "IN_COLLECTION" },
  DEBIT_RETURNED: { debit: "RECEIVABLE", credit: "PROVIDER" },
  // The provider's books list a debit while it is pending, and reverse it if the bank does not pay.
  DEBIT_LISTED: { debit: "PROVIDER", credit: "IN_COLLECTION" },
  DEBIT_UNLISTED: { debit: "IN_COLLECTION", credit: "PROVIDER" },
  PREMIUM_CANCELLED: { debit: "PREMIUM_PAYABLE", credit: "RECEIVABLE" },
  REFUND_DUE: { debit: "PREMIUM_PAYABLE", credit: "PAYABLE" },
  REFUND_PAID: { debit: "PAYABLE", credit: "PROVIDER" },
  REFUND_RETURNED: { debit: "PROVIDER", credit: "PAYABLE" },
  // By a person at the desk, after the provider could not pay it.
  REFUND_TRANSFERRED: { debit: "PAYABLE", credit: "REFUNDS_BANK" },
  REFUND_BY_HAND: { debit: "REFUNDS_BY_HAND", credit: "PROVIDER" },
  REFUND_BY_HAND_RETURNED: { debit: "PROVIDER", credit: "REFUNDS_BY_HAND" },
  CHARGEBACK: { debit: "CHARGEBACKS", credit: "PROVIDER" },
  CHARGEBACK_RETURNED: { debit: "PROVIDER", credit: "CHARGEBACKS" },
  PROVIDER_FEE: { debit: "FEES", credit: "PROVIDER" },
  PROVIDER_FEE_RETURNED: { debit: "PROVIDER", credit: "FEES" },
  PAYOUT: { debit: "BANK", credit: "PROVIDER" },
  PAYOUT_RETURNED: { debit: "PROVIDER", credit: "BANK" },
  UNEXPLAINED_TAKEN: { debit: "UNEXPLAINED", credit: "PROVIDER" },
  UNEXPLAINED_RECEIVED: { debit: "PROVIDER", credit: "UNEXPLAINED" },
  // Recorded at the desk, for a premium or an instalment whose charges failed.
  TRANSFER_RECEIVED: { debit: "RECEIVED_BANK", credit: "RECEIVABLE" },
  // By two people, after months.
  PREMIUM_WRITTEN_OFF: { debit: "WRITTEN_OFF", credit: "RECEIVABLE" },
  // With each event that changes what a policy's premiums add up to.
  COMMISSION_EARNED: { debit: "PREMIUM_PAYABLE", credit: "COMMISSION" },
  COMMISSION_GIVEN_BACK: { debit: "COMMISSION", credit: "PREMIUM_PAYABLE" },
  // A part of the premium may have been cancelled before, so this is an event of its own.
  COMMISSION_WRITTEN_OFF: { debit: "COMMISSION", credit: "PREMIUM_PAYABLE" },
  // The tax in the premiums, with each of these events, before our commission.
  INSURANCE_TAX_DUE: { debit: "PREMIUM_PAYABLE", credit: "INSURANCE_TAX" },
  INSURANCE_TAX_CANCELLED: { debit: "INSURANCE_TAX", credit: "PREMIUM_PAYABLE" },
  INSURANCE_TAX_WRITTEN_OFF: { debit: "INSURANCE_TAX", credit: "PREMIUM_PAYABLE" },
  REMITTED: { debit: "PREMIUM_PAYABLE", credit: "REMITTED_BANK" },
  INSURANCE_TAX_REMITTED: { debit: "INSURANCE_TAX", credit: "REMITTED_BANK" },
  // From the statements of our bank.
  TRANSFER_RETURNED: { debit: "OTHER_BANK", credit: "RETURNED" },
  TRANSFER_REPEATED: { debit: "RETURNED", credit: "OTHER_BANK" },
  BANK_UNEXPLAINED_TAKEN: { debit: "UNEXPLAINED", credit: "OTHER_BANK" },
  BANK_UNEXPLAINED_RECEIVED: { debit: "OTHER_BANK", credit: "UNEXPLAINED" },
} satisfies Record<string, { debit: LedgerAccount; credit: LedgerAccount }>;
export type LedgerEvent = keyof typeof sides;
export const ledgerEvents = Object.keys(sides).filter((name): name is LedgerEvent => name in sides);

/** In cents: more than the database can store in one entry. */
export const tooMuch = 2 ** 31 - 1;

/** The two entries of an event, whose sum is zero. The ledger is append-only: corrections are new events. */
export function ledgerEntries(event: LedgerEvent, amountCents: number): [LedgerEntry, LedgerEntry] {
  if (!Number.isInteger(amountCents) || amountCents <= 0 || amountCents >= tooMuch)
    throw new Error(`invalid amount in cents: ${amountCents}`);
  const { debit, credit } = sides[event];
  return [
    { account: debit, amountCents },
    { account: credit, amountCents: -amountCents },
  ];
}

export function balances(entries: readonly LedgerEntry[]): Record<LedgerAccount, number> {
  const sums = { ...zero };
  for (const { account, amountCents } of entries) sums[account] += amountCents;
  return sums;
}

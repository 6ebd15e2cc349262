/** How the bank of a test account answers direct debits. */
export interface DebitBank {
  /** In ms. When the bank answers; null: when the test tells it to, because a real bank takes days. */
  after: number | null;
  /** The bank's reason for refusing the debit. */
  failure?: string;
  /** The bank's reason for taking the money back after paying. */
  dispute?: string;
}

const threeMinutes = 180_000;

/** The documented German test accounts. Source: Stripe's documentation, "SEPA Direct Debit", test account numbers. */
export const testIbans = {
  pays: "DE89370400440532013000",
  paysLater: "DE08370400440532013003",
  fails: "DE62370400440532013001",
  failsLater: "DE78370400440532013004",
  disputes: "DE35370400440532013002",
} as const;

const testBanks: Record<string, DebitBank> = {
  [testIbans.pays]: { after: 0 },
  [testIbans.paysLater]: { after: threeMinutes },
  [testIbans.fails]: { after: 0, failure: "generic_decline" },
  [testIbans.failsLater]: { after: threeMinutes, failure: "generic_decline" },
  [testIbans.disputes]: { after: 0, dispute: "debit_not_authorized" },
};

/**
 * Null if the number is not an IBAN. The bank of an account that Stripe does not document answers when the test tells
 * it to.
 */
export function bankOfAccount(iban: string): DebitBank | null {
  return hasValidChecksum(iban) ? (testBanks[iban] ?? { after: null }) : null;
}

function hasValidChecksum(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

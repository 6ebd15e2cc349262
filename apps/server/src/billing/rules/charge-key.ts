/** What a charge pays for. */
interface Debt {
  kind: "premium" | "instalment";
  number: number;
  /** The repayment of an instalment; null for a premium. */
  repayment: number | null;
}

/**
 * The idempotency key of a charge at the provider: `charge-DE-7K4M-Q2XD-6-premium-3-1` for the first try of the third
 * premium. It follows from what is charged, so a restored database makes the key of the one that was lost.
 */
export function chargeKey(contractNumber: string, debt: Debt, tryNumber: number): string {
  return `charge-${contractNumber}-${debtName(debt)}-${tryNumber}`;
}

/** What a charge pays for, within its contract: `premium-3`, or `repayment-1-instalment-2`. */
export function debtName({ kind, number, repayment }: Debt): string {
  return kind === "premium" ? `premium-${number}` : `repayment-${repayment}-instalment-${number}`;
}

/** The number of the try in a charge's key; null if the key has another form. */
export function tryOfKey(key: string): number | null {
  const [, number] = /^charge-.+-(?:premium|instalment)-\d+-(\d+)$/.exec(key) ?? [];
  return number === undefined ? null : Number(number);
}

/** The idempotency key of a refund: `refund-DE-7K4M-Q2XD-6-premium-3`, and `…-premium-3-2` for the premium's second one. */
export function refundKey(contractNumber: string, premium: number, refund: number): string {
  return `refund-${contractNumber}-premium-${premium}${refund === 1 ? "" : `-${refund}`}`;
}

/** Whether the key of a charge or refund at the provider is one that we make. */
export function isOurKey(key: string): boolean {
  return tryOfKey(key) !== null || /^refund-.+-premium-\d+(?:-\d+)?$/.test(key);
}

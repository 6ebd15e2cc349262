/** An attempt to charge a premium or an instalment that did not succeed. */
export interface FailedAttempt {
  attemptId: string;
  /** The id of the premium or instalment. */
  debtId: string;
  methodId: string;
  /** The end of the tenant's time to confirm on the page; null for an attempt without the tenant. */
  presentUntil: Date | null;
  needsConfirmation: boolean;
  /** Whether the policy's card must not be charged again. */
  needsAnotherCard: boolean;
  /** Whether the bank paid at first and then took the money back. */
  isReturned: boolean;
  /** Whether a person decides what to do, because we owe the tenant a refund of the same premium. */
  isForPerson: boolean;
}

import type { Currency } from "@kautia/contract";

/** The card form's result. `code` says why the card was declined, in the codes that card providers use. */
export interface CardConfirmation {
  status: "succeeded" | "requires_action" | "failed";
  code?: string;
}

export interface CardDetails {
  number: string;
  expMonth: number;
  /** Two digits or four. */
  expYear: number;
  cvc: string;
}

/** A charge as the sandbox provider recorded it. Amounts are integer cents. */
export interface BookedCharge {
  id: string;
  refId: string;
  amountCents: number;
  currency: Currency;
  /** `pending`: a debit that its bank has not decided about. */
  status: "succeeded" | "failed" | "requires_action" | "canceled" | "pending";
  at: Date;
  refundedCents: number;
}

/** The additional calls of the sandbox provider, for its own card form and for listing its charges. */
export interface Sandbox {
  /**
   * Enters a card for a set-up; null if no set-up has this secret, or if it has succeeded with another card.
   * `challengePassed` is ignored until the same card has required a confirmation; until then another card replaces it.
   */
  confirm(secret: string, card: CardDetails, challengePassed: boolean): Promise<CardConfirmation | null>;
  /** Enters an account for a set-up, with its owner's consent to the mandate; null as for a card. */
  confirmDebit(secret: string, iban: string): Promise<CardConfirmation | null>;
  /** Confirms or rejects a charge; null if no charge with this secret is waiting. */
  confirmCharge(secret: string, passed: boolean): Promise<{ status: "succeeded" | "failed" } | null>;
  /** Deletes everything about these applications, given by their public ids. */
  forget(refIds: string[]): Promise<void>;
  /** All charges, oldest first. */
  listCharges(): Promise<BookedCharge[]>;
}

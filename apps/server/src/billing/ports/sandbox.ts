import type { Currency } from "@kautia/contract";

/** What the card form hears; `code` says why a card is not taken, in the words that card providers use. */
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

/** One line of the card provider's books, amounts in integer cents. */
export interface BookedCharge {
  id: string;
  refId: string;
  amountCents: number;
  currency: Currency;
  status: "succeeded" | "failed" | "requires_action" | "canceled";
  at: Date;
  refundedCents: number;
}

/** The card provider's own side, which only a sandbox shows us: its card form, and its books. */
export interface Sandbox {
  /**
   * Gives a card for an open set-up; null when no set-up has that secret. A confirmation is passed only after it was
   * asked for, by the same card. Another card given later takes the place of the first.
   */
  confirm(secret: string, card: CardDetails, challengePassed: boolean): Promise<CardConfirmation | null>;
  /** Answers the bank's question about a charge; null when none waits under that secret. */
  confirmCharge(secret: string, passed: boolean): Promise<{ status: "succeeded" | "failed" } | null>;
  /** Every charge it was asked for, oldest first. */
  listCharges(): Promise<BookedCharge[]>;
}

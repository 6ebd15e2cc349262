import type { Currency } from "@kautia/contract";

/** The card form's result. `code` says why a card was declined, with the codes that card providers use. */
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

/** A charge in the card provider's books, amounts in integer cents. */
export interface BookedCharge {
  id: string;
  refId: string;
  amountCents: number;
  currency: Currency;
  status: "succeeded" | "failed" | "requires_action" | "canceled";
  at: Date;
  refundedCents: number;
}

/** What only the sandbox provider offers: its card form, and its books. */
export interface Sandbox {
  /**
   * Enters a card for a set-up; null when no set-up has that secret. `challengePassed` counts only after the same card
   * was asked for a confirmation. Another card replaces the first.
   */
  confirm(secret: string, card: CardDetails, challengePassed: boolean): Promise<CardConfirmation | null>;
  /** Confirms or rejects a charge; null when none waits under that secret. */
  confirmCharge(secret: string, passed: boolean): Promise<{ status: "succeeded" | "failed" } | null>;
  /** All charges, oldest first. */
  listCharges(): Promise<BookedCharge[]>;
}

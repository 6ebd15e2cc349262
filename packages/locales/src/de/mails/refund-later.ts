import { paragraph } from "../../mails/letter.ts";
import type { Words } from "../../mails/mail-data.ts";

export const backWhere =
  "Das Geld geht dorthin zurück, wo wir es abgebucht haben. Bis es dort erscheint, kann es einige Tage dauern.";

/** About a payment that cannot be stopped any more, such as a debit that is pending at the bank. */
export function refundLater({ pendingRefundCents: cents }: { pendingRefundCents: number }, money: Words["money"]) {
  return cents > 0
    ? [
        paragraph(
          `Eine Zahlung ist noch unterwegs und lässt sich nicht mehr aufhalten. Sobald sie eingegangen ist, zahlen wir Ihnen ${money(cents)} zurück.`,
        ),
      ]
    : [];
}

import { paragraph } from "../../mails/letter.ts";
import type { MailData, Words } from "../../mails/mail-data.ts";

/** `none`: what to say if nothing is refunded. */
export function previewOfRefund(data: MailData["withdrawn"], money: Words["money"], none: string): string {
  if (data.refundCents > 0) return `We’ll refund ${money(data.refundCents)}.`;
  return data.pendingRefundCents ? "A payment is still on its way." : none;
}

/** About a payment that cannot be stopped any more, such as a debit that is pending at the bank. */
export function refundLater({ pendingRefundCents: cents }: { pendingRefundCents: number }, money: Words["money"]) {
  return cents > 0
    ? [
        paragraph(
          `A payment is still on its way and can no longer be stopped. Once it has been made, we’ll refund ${money(cents)}.`,
        ),
      ]
    : [];
}

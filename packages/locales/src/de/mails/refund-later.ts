import { paragraph } from "../../mails/letter.ts";
import type { MailData, Words } from "../../mails/mail-data.ts";

/** `none`: what to say if nothing is refunded. */
export function previewOfRefund(data: MailData["withdrawn"], money: Words["money"], none: string): string {
  if (data.refundCents > 0) return `Wir zahlen Ihnen ${money(data.refundCents)} zurück.`;
  return data.pendingRefundCents ? "Eine Zahlung ist noch unterwegs." : none;
}

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

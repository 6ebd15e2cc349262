import { paragraph } from "../../mails/letter.ts";
import type { Words } from "../../mails/mail-data.ts";

export const backWhere = "The money goes back to where it came from. It can take a few days to appear there.";

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

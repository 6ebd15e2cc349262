import type { FailedCharge } from "../../mails/mail-data.ts";

/** For a card that must not be charged again. */
export const unusableCard = {
  subject: "Your card can no longer be charged",
  preview: "Please use another card.",
  text: "We can no longer charge this card, so we won’t try it again. Give us another card, and we’ll charge the unpaid amount to it straight away. We charge no reminder fees.",
};

export function previewOfFailure({ needsAnotherCard, nextTryOn }: FailedCharge, date: (day: string) => string): string {
  if (needsAnotherCard) return unusableCard.preview;
  return nextTryOn ? `We’ll try again on ${date(nextTryOn)}.` : "Someone from our team will contact you.";
}

/** What happens after a failed charge. */
export function afterFailure({ needsAnotherCard, nextTryOn }: FailedCharge): string {
  if (needsAnotherCard) return unusableCard.text;
  return nextTryOn
    ? "We charge no reminder fees. You can also wait for the next try if the card is valid and there’s enough money in the account by then."
    : "That was our last try. Someone from our team will contact you to find a solution. We charge no reminder fees.";
}

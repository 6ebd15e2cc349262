import type { FailedCharge } from "../../mails/mail-parts.ts";

/** For a card or an account that must not be charged again. */
const unusableCard = {
  subject: "Your card can no longer be charged",
  preview: "Please use another card.",
  text: "We can no longer charge this card, so we won’t try it again. Give us another card, and we’ll charge the unpaid amount to it straight away. We charge no reminder fees.",
};
const unusableAccount = {
  subject: "We can no longer debit your account",
  preview: "Please give us another account or a card.",
  text: "We won’t debit this account again unless you give us a new mandate. Please give us an account or a card, so that we can collect the unpaid amount. We charge no reminder fees.",
};
const unusable = ({ account }: FailedCharge) => (account ? unusableAccount : unusableCard);

/** `what`: what was to be charged, such as 'Your premium'. */
export function subjectOfFailure(data: FailedCharge, what: string): string {
  if (data.needsAnotherCard) return unusable(data).subject;
  return data.isReturned ? `${what} was returned by your bank` : `${what} could not be charged`;
}

export function previewOfFailure(data: FailedCharge, date: (day: string) => string): string {
  if (data.needsAnotherCard) return unusable(data).preview;
  return data.nextTryOn ? `We’ll try again on ${date(data.nextTryOn)}.` : "Someone from our team will contact you.";
}

/** For an account; `what` and its amount as subject and as object of the sentence. */
export function failureOfAccount(data: FailedCharge, what: { subject: string; object: string }): string {
  const account = nameAccount(data.account?.lastFour ?? null);
  return data.isReturned
    ? `Your bank has returned ${what.object} to your ${account}, so the amount is unpaid again. We cover the bank’s fee for this.`
    : `${what.subject} could not be debited from your ${account}.`;
}

export function nameAccount(lastFour: string | null): string {
  return lastFour === null ? "account" : `account ending ${lastFour}`;
}

export function actionAfterFailure({ needsConfirmation, account }: FailedCharge, confirm: string): string {
  if (needsConfirmation) return confirm;
  return account ? "Give us an account or a card" : "Use another card";
}

export function afterFailure(data: FailedCharge): string {
  const { needsAnotherCard, nextTryOn, account } = data;
  if (needsAnotherCard) return unusable(data).text;
  if (!nextTryOn)
    return "That was our last try. Someone from our team will contact you to find a solution. We charge no reminder fees.";
  return account
    ? "We charge no reminder fees. You can also wait for the next try if there’s enough money in the account by then. We’ll tell you before we debit it."
    : "We charge no reminder fees. You can also wait for the next try if the card is valid and there’s enough money in the account by then.";
}

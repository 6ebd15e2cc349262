import type { TextKey } from "@kautia/locales";

/** Why a card was declined, in plain words. */
export interface Decline {
  title: TextKey;
  text: TextKey;
}

const declines: Record<string, Decline> = {
  incorrect_number: { title: "payment.declined", text: "payment.declinedNumber" },
  expired_card: { title: "payment.declined", text: "payment.declinedExpired" },
  incorrect_cvc: { title: "payment.declined", text: "payment.declinedCvc" },
  insufficient_funds: { title: "payment.declined", text: "payment.declinedFunds" },
  not_a_test_card: { title: "payment.notTestCard", text: "payment.notTestCardText" },
};

export const notConfirmed: Decline = {
  title: "payment.notConfirmed",
  text: "payment.notConfirmedText",
};

/** Missing codes, and codes that the tenant cannot act on, get the general text. */
export function declineOf(code: string | undefined): Decline {
  return declines[code ?? ""] ?? { title: "payment.declined", text: "payment.declinedText" };
}

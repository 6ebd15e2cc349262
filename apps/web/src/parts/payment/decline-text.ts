import type { TextKey } from "@kautia/locales";
import type { CardField } from "./card-input.ts";

/** Why a card was declined, in plain words, and the field to check. */
export interface Decline {
  title: TextKey;
  text: TextKey;
  field: CardField;
}

const declines: Record<string, Decline> = {
  incorrect_number: { title: "payment.declined", text: "payment.declinedNumber", field: "number" },
  expired_card: { title: "payment.declined", text: "payment.declinedExpired", field: "expiry" },
  incorrect_cvc: { title: "payment.declined", text: "payment.declinedCvc", field: "cvc" },
  insufficient_funds: { title: "payment.declined", text: "payment.declinedFunds", field: "number" },
  not_a_test_card: { title: "payment.notTestCard", text: "payment.notTestCardText", field: "number" },
};

export const notConfirmed: Decline = {
  title: "payment.notConfirmed",
  text: "payment.notConfirmedText",
  field: "number",
};

/** Missing codes, and codes that the tenant cannot act on, get the general text. */
export function declineOf(code: string | undefined): Decline {
  return declines[code ?? ""] ?? { title: "payment.declined", text: "payment.declinedText", field: "number" };
}

/** What a card's bank does when it is put on file, and when it is charged without its owner. */
export interface Bank {
  setUp: "passes" | "asks" | { code: string; declineCode?: string };
  charge: "passes" | "asks" | { code: string; declineCode: string };
}

const fine: Bank = { setUp: "passes", charge: "passes" };
const declined = (declineCode: string) => ({ code: "card_declined", declineCode });

/** The documented test cards that matter here. Source: Stripe's documentation, "Test card numbers". */
const testCards: Record<string, Bank> = {
  "4242424242424242": fine,
  "4000000000000002": { ...fine, setUp: declined("generic_decline") },
  "4000000000009995": { ...fine, setUp: declined("insufficient_funds") },
  "4000000000000069": { ...fine, setUp: { code: "expired_card" } },
  "4000000000000127": { ...fine, setUp: { code: "incorrect_cvc" } },
  "4000002500003155": { ...fine, setUp: "asks" },
  "4000000000000341": { ...fine, charge: declined("generic_decline") },
  "4000008260003178": { setUp: "asks", charge: declined("insufficient_funds") },
  "4000002760003184": { setUp: "asks", charge: "asks" },
};

export function bankOf(number: string): Bank {
  return testCards[number.replaceAll(/\D/g, "")] ?? { ...fine, setUp: { code: "incorrect_number" } };
}

/** What the API says to each code; shown to the owner by the provider's own form. */
export const messages: Record<string, string> = {
  card_declined: "Your card was declined.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: "Your card number is incorrect.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
  payment_intent_authentication_failure:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  setup_intent_authentication_failure:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

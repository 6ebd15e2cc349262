/** How a card's bank reacts when the card is set up, and when it is charged off-session. */
export interface Bank {
  setUp: "passes" | "asks" | { code: string; declineCode?: string };
  charge: "passes" | "asks" | { code: string; declineCode: string; adviceCode?: string };
}

const accepted: Bank = { setUp: "passes", charge: "passes" };
const declined = (declineCode: string) => ({ code: "card_declined", declineCode });

/** The documented test cards that our tests use. Source: Stripe's documentation, "Test card numbers". */
const testCards: Record<string, Bank> = {
  "4242424242424242": accepted,
  "4000000000000002": { ...accepted, setUp: declined("generic_decline") },
  "4000000000009995": { ...accepted, setUp: declined("insufficient_funds") },
  "4000000000000069": { ...accepted, setUp: { code: "expired_card" } },
  "4000000000000127": { ...accepted, setUp: { code: "incorrect_cvc" } },
  "4000002500003155": { ...accepted, setUp: "asks" },
  "4000000000000341": { ...accepted, charge: declined("generic_decline") },
  "4000008260003178": { setUp: "asks", charge: declined("insufficient_funds") },
  "4000002760003184": { setUp: "asks", charge: "asks" },
};

export function bankOf(number: string): Bank {
  return testCards[number.replaceAll(/\D/g, "")] ?? { ...accepted, setUp: { code: "incorrect_number" } };
}

/** The API's message for each code, which the provider's form shows. */
export const messages: Record<string, string> = {
  card_declined: "Your card was declined.",
  detached:
    "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: "Your card number is incorrect.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
  payment_intent_authentication_failure:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  setup_intent_authentication_failure:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

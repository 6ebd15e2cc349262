import type { CardDetails } from "../../ports/sandbox.ts";

export type CardBehaviour = "works" | "declined" | "asks" | "always-asks" | "fails-when-charged";

const testCards: Record<string, CardBehaviour> = {
  "4242424242424242": "works",
  "4000000000000002": "declined",
  "4000002500003155": "asks",
  "4000002760003184": "always-asks",
  "4000000000000341": "fails-when-charged",
};

export type CardCode = "incorrect_number" | "expired_card" | "incorrect_cvc" | "card_declined" | "not_a_test_card";

/** A card expires at the end of its month, UTC. */
export function checkCard(card: CardDetails, now: Date): { behaviour: CardBehaviour } | { code: CardCode } {
  const digits = card.number.replaceAll(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { code: "incorrect_number" };
  const year = card.expYear < 100 ? 2_000 + card.expYear : card.expYear;
  if (Date.UTC(year, card.expMonth) <= now.getTime()) return { code: "expired_card" };
  if (!/^\d{3}$/.test(card.cvc)) return { code: "incorrect_cvc" };
  const behaviour = testCards[digits];
  // Rejects real cards, so that nobody believes the sandbox charges them.
  if (behaviour === undefined) return { code: "not_a_test_card" };
  return behaviour === "declined" ? { code: "card_declined" } : { behaviour };
}

export function lastFour(number: string): string {
  return number.replaceAll(/\D/g, "").slice(-4);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

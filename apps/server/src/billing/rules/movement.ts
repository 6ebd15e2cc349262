import { type Country, countryFacts, type Currency } from "@kautia/contract";
import type { LedgerEvent } from "./ledger.ts";

/** What a movement at the provider means to us. `known`: its amount is posted when its charge or refund is settled. */
export type MovementMeaning =
  | "known"
  | "debit listed"
  | "debit unlisted"
  | "debit returned"
  | "refund returned"
  | "refund by hand"
  | "dispute"
  | "payout"
  | "fee"
  | "unexplained";

/** The currency of a country's books. Null for a movement in another one: a person looks at it, and it is not booked. */
export function bookedCurrency(country: Country, currency: string): Currency | null {
  const own = countryFacts[country].currency;
  return currency === own ? own : null;
}

export interface Booking {
  event: LedgerEvent;
  /** Integer, more than 0. */
  amountCents: number;
}

const events: Record<Exclude<MovementMeaning, "known">, { taken: LedgerEvent; received: LedgerEvent }> = {
  "debit listed": { taken: "UNEXPLAINED_TAKEN", received: "DEBIT_LISTED" },
  "debit unlisted": { taken: "DEBIT_UNLISTED", received: "UNEXPLAINED_RECEIVED" },
  "debit returned": { taken: "DEBIT_RETURNED", received: "UNEXPLAINED_RECEIVED" },
  "refund returned": { taken: "UNEXPLAINED_TAKEN", received: "REFUND_RETURNED" },
  "refund by hand": { taken: "REFUND_BY_HAND", received: "REFUND_BY_HAND_RETURNED" },
  dispute: { taken: "CHARGEBACK", received: "CHARGEBACK_RETURNED" },
  payout: { taken: "PAYOUT", received: "PAYOUT_RETURNED" },
  fee: { taken: "PROVIDER_FEE", received: "PROVIDER_FEE_RETURNED" },
  unexplained: { taken: "UNEXPLAINED_TAKEN", received: "UNEXPLAINED_RECEIVED" },
};

/** The ledger events for a movement. They change our balance at the provider by its amount less its fee. */
export function bookingsOf(
  meaning: MovementMeaning,
  { amountCents, feeCents }: { amountCents: number; feeCents: number },
): Booking[] {
  // A fee may itself cost a fee. They are posted together, because the ledger takes each event only once.
  if (meaning === "fee") return book("fee", amountCents - feeCents);
  return [...(meaning === "known" ? [] : book(meaning, amountCents)), ...book("fee", -feeCents)];
}

function book(meaning: keyof typeof events, cents: number): Booking[] {
  if (cents === 0) return [];
  const { taken, received } = events[meaning];
  return [{ event: cents < 0 ? taken : received, amountCents: Math.abs(cents) }];
}

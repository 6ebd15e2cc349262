import type { Country, Currency } from "@kautia/contract";

/** A card that is being put on file; no money moves. */
export interface CardSetup {
  setupId: string;
  /** What the browser shows the provider to fill the card in; no secret of ours, of no use once the card is there. */
  secret: string;
  /**
   * `open`: no card yet, or one that did not pass and may be followed by another. `requires_action`: the bank waits for
   * the tenant's confirmation. `succeeded`: `methodId` may be charged.
   */
  status: "open" | "requires_action" | "succeeded";
  /** The card on file, in words that only the provider understands; null until it succeeded. */
  methodId: string | null;
}

export interface CardSetupRequest {
  idempotencyKey: string;
  country: Country;
  /** The application's public id, for the provider's books. */
  customer: string;
  /** The card on file whose place the new one is to take; the provider keeps both under one customer. */
  replaces: string | null;
}

export interface ChargeRequest {
  /** Made from the row's id: the provider acts once for each key, however often it is asked. */
  idempotencyKey: string;
  /** Which of our accounts at the provider; there is one for each country. */
  country: Country;
  methodId: string;
  /** Integer, more than 0. */
  amountCents: number;
  currency: Currency;
  /** The application's public id, for the provider's books. */
  refId: string;
  /** What the tenant reads on the statement. */
  description: string;
}

/** A charge that the tenant is there for. */
export interface PresentCharge {
  /** What the browser shows the provider to have the bank ask; null where there is nothing to ask. */
  secret: string | null;
  /** `waits`: for the tenant. `refused`: it does not go through as it is, and is to be ended. */
  status: "waits" | "succeeded" | "refused";
}

/** What the provider says of a charge. Final: asked again it says the same. */
export type ChargeResult =
  | { status: "succeeded"; chargeId: string }
  /** `code` in the provider's words, for our people; it is not shown to the tenant. */
  | { status: "failed"; chargeId: string | null; code: string }
  /** The bank wants the tenant to confirm; nothing was charged. */
  | { status: "requires_action"; chargeId: string };

export interface RefundRequest {
  idempotencyKey: string;
  country: Country;
  chargeId: string;
  /** Integer, more than 0; all refunds of a charge together are at most the charge. */
  amountCents: number;
}

/**
 * The provider could not be asked, or its answer was lost: what was wanted may or may not have happened. The only way
 * on is to ask again with the same key, or to look it up.
 */
export class PaymentUnknown extends Error {
  override readonly name = "PaymentUnknown";
}

/**
 * The card payment provider. None of its calls may be made inside a database transaction of ours: it can be slow, and
 * what it has done does not roll back. Each takes at most about 10 s and then throws PaymentUnknown.
 */
export interface Payment {
  /** Opens a card set-up. The same key answers the same set-up, in the state that it has by then. Errors: PaymentUnknown. */
  createCardSetup(request: CardSetupRequest): Promise<CardSetup>;

  /** The set-up as it stands; null when the provider has none of that id. Errors: PaymentUnknown. */
  findSetup(country: Country, setupId: string): Promise<CardSetup | null>;

  /**
   * Charges a card on file without the tenant being there. The same key with the same request answers what it answered
   * at first and charges nothing more; with another request it throws. Errors: PaymentUnknown.
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;

  /** What became of the charge that was asked for so; null when the provider never took it. Errors: PaymentUnknown. */
  findCharge(request: ChargeRequest): Promise<ChargeResult | null>;

  /**
   * Charges a card on file while the tenant is there, whom its bank may ask. It may go through at any time from then on until it
   * is ended. The same key answers the same charge, in the state that it has by then. Errors: PaymentUnknown.
   */
  beginCharge(request: ChargeRequest): Promise<PresentCharge>;

  /** Ends a charge that was begun so: from then on it cannot go through any more, unless it had already. Errors: PaymentUnknown. */
  endCharge(request: ChargeRequest): Promise<ChargeResult>;

  /** Pays back part or all of a charge; the same key pays back once. Errors: PaymentUnknown. */
  refund(request: RefundRequest): Promise<{ refundId: string }>;
}

/** What the provider tells by itself: a reason to ask, never an answer. It may come twice, late and in any order. */
export interface PaymentNotice {
  /** The provider's id, the same for each copy. */
  id: string;
  /** In the provider's words, for our people. */
  kind: string;
  /** The idempotency key of the charge that it is about; null where it is about anything else. */
  chargeKey: string | null;
  /** Whether it says that the charge went through. */
  saysPaid: boolean;
  /** What no question to the provider would find out, and a person has to look at. */
  trouble: "disputed" | "refund failed" | null;
}

export interface PaymentNotices {
  /**
   * What was sent, byte for byte as it came. Null when it was not signed by the provider for our account of that country
   * within the last five minutes, which are real ones, whatever the product's clock shows.
   */
  read(country: Country, body: Buffer, signature: string): PaymentNotice | null;
}

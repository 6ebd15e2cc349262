import type { CalendarDate, Country, Currency, NoticeTrouble, PaymentMethodKind } from "@kautia/contract";

/** Selects our account at the provider; there is one for each country. */
export interface ProviderAccount {
  country: Country;
}

/** A card, or an account that we may debit, on file at the provider. */
export interface PaymentMethod {
  /** The id that the provider gave the card or account. */
  methodId: string;
  kind: PaymentMethodKind;
  /** The last four digits of the card number or IBAN; null if the provider does not return them. */
  lastFour: string | null;
  /** The reference of the mandate to debit an account; null for a card. */
  mandateReference: string | null;
}

/** Puts a payment method on file; no money moves. */
export interface MethodSetup {
  setupId: string;
  /** The client secret for the provider's form in the browser. It is useless once the method is on file. */
  secret: string;
  /**
   * `open`: nothing yet, or a card that was declined and may be replaced. `requires_action`: the bank waits for the
   * tenant's confirmation. `succeeded`: `method` may be charged.
   */
  status: "open" | "requires_action" | "succeeded";
  /** The kinds of payment method that the form offers. */
  kinds: readonly string[];
  /** Null until the set-up has succeeded. */
  method: PaymentMethod | null;
}

export interface SetupRequest extends ProviderAccount {
  idempotencyKey: string;
  /** The application's public id, for the provider's books. */
  customer: string;
  /** The payer, for the provider's books; null while unknown. */
  person: { name: string; email: string } | null;
  /** The kinds of payment method that the tenant may choose from. */
  kinds: readonly PaymentMethodKind[];
  /** The id of the method on file that the new one replaces; the provider keeps both under one customer. */
  replaces: string | null;
}

export interface ChargeRequest extends ProviderAccount {
  /** Made from what is charged and the number of the try (rules/charge-key.ts). The provider charges once for each key. */
  idempotencyKey: string;
  methodId: string;
  /** Integer, more than 0. */
  amountCents: number;
  currency: Currency;
  /** The application's public id, for the provider's books. */
  refId: string;
  /** Also appears on the tenant's statement, if the provider can put it there. */
  contractNumber: string;
  purpose: ChargePurpose;
  /** For the provider's books and receipts. */
  description: string;
  /** The provider's ids of earlier tries for the same purpose, whose results we know. */
  settled: readonly string[];
  /** The provider's ids of charges that its books list for the same purpose, with any payment method. */
  listed: readonly string[];
}

/** What a charge pays for, for the provider's books. */
export interface ChargePurpose {
  kind: "premium" | "instalment";
  /** The premium's number in the policy, or the instalment's in its repayment. */
  number: number;
  /** The repayment's number in the policy; null for a premium. */
  repayment: number | null;
  /** The first day of the premium's period, or the day on which the instalment was due. */
  from: CalendarDate;
  /** The day after the premium's period; null for an instalment. */
  until: CalendarDate | null;
}

/** A charge that the tenant can confirm on the spot. `secret` starts the bank's confirmation in the browser. */
export type OnSessionCharge =
  | { status: "waits"; secret: string | null }
  | { status: "succeeded"; secret: null }
  /** A debit that the bank takes days to decide on. It cannot be ended. */
  | { status: "pending"; secret: null }
  /** It was not paid; the caller must end it with `endCharge`. */
  | { status: "refused"; secret: null }
  /** The provider refused the request itself, so no charge exists. `code` is the provider's. */
  | { status: "rejected"; secret: null; code: string };

/**
 * The result of a charge. Unless it is pending it is final, and looking it up again returns the same. `otherKey`: the
 * provider made it under this key, for another try that our database has lost. `listedAt`: the time in the provider's books.
 */
export type ChargeResult =
  | { status: "succeeded"; chargeId: string; listedAt: Date; otherKey?: string }
  /** The bank takes days to pay or refuse a debit. Nothing is paid yet; look it up again. */
  | { status: "pending"; chargeId: string; otherKey?: string }
  /**
   * `code` is the provider's, for our staff; the tenant does not see it. `mayTryAgain` is false for a card or account
   * that must never be charged again: it no longer exists, was reported lost or stolen, its mandate has ended, or its
   * bank forbids it.
   */
  | { status: "failed"; chargeId: string | null; code: string; mayTryAgain: boolean }
  /** The bank wants the tenant's confirmation; nothing was charged. */
  | { status: "requires_action"; chargeId: string };

export interface RefundRequest extends ProviderAccount {
  idempotencyKey: string;
  chargeId: string;
  /** Integer, more than 0. All refunds of a charge together must not exceed it. */
  amountCents: number;
  /** For the provider's books. Must be the same on every retry. */
  premium: { contractNumber: string; number: number; refundNumber: number; from: CalendarDate; until: CalendarDate };
}

/**
 * The state of a refund. `pending`: it may still succeed or fail, so ask again with the same request. `listedAt`: the
 * time in the provider's books.
 */
export type RefundResult =
  | { status: "succeeded"; refundId: string; listedAt: Date }
  | { status: "pending"; refundId: string }
  /** It will never be paid. `refundId` is null when the provider refused the request itself. */
  | { status: "failed"; refundId: string | null; code: string };

/** One movement of our balance at the provider, as the provider's books list it. */
export interface BalanceMovement {
  /** The provider's id, the same in every reading. */
  id: string;
  /** By the provider's clock. */
  at: Date;
  /**
   * `charge failed`: takes back a debit that was listed while it was pending. `refund returned`: a refund that could not be
   * paid out. `dispute`: both what a bank takes and what it gives back.
   */
  kind: "charge" | "charge failed" | "refund" | "refund returned" | "dispute" | "payout" | "fee" | "other";
  /** Integer. Positive: money for us. */
  amountCents: number;
  /** Integer. Positive: lowers our balance further; negative: a fee that the provider gives back. */
  feeCents: number;
  /** An ISO 4217 code, whether or not it is the country's own. */
  currency: string;
  /** The provider's id of the charge, also for a refund or dispute of it; null for payouts and other movements. */
  chargeId: string | null;
  /** Our idempotency keys of the charge or refund; null if we did not make it. */
  chargeKey: string | null;
  refundKey: string | null;
  /** The application and what a charge pays for (`debtName`); null for other movements and where it is not known. */
  debt: { refId: string; name: string } | null;
  /** The provider's id of the refund, dispute or payout. */
  sourceId: string | null;
  /**
   * Whether a returned debit may be tried again, because the account had too little money; false for everything else.
   */
  mayTryAgain: boolean;
}

/**
 * The provider could not be reached, or its response was lost: the request may or may not have taken effect. Retry it
 * with the same key, or look up the outcome.
 */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = "PaymentOutcomeUnknown";
}

/**
 * The provider refused the request, so it had no effect. Either the request is wrong, or something that it refers to no
 * longer exists. Sending it again does not help.
 */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
  /** The provider's, for our staff. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The payment provider. Never call it inside a database transaction: it can be slow, and its effects do not roll back.
 * Each call takes at most about 10 s and then throws PaymentOutcomeUnknown. Each may throw PaymentRefused.
 */
export interface Payment {
  /** Opens a set-up. The same key returns the same set-up in its current state. Errors: PaymentOutcomeUnknown. */
  createSetup(request: SetupRequest): Promise<MethodSetup>;

  /** The set-up in its current state; null when the provider has none with that id. Errors: PaymentOutcomeUnknown. */
  findSetup(account: ProviderAccount, setupId: string): Promise<MethodSetup | null>;

  /**
   * The last four digits of a card or account on file; null when the provider no longer has it. Errors:
   * PaymentOutcomeUnknown.
   */
  findCardDigits(account: ProviderAccount, methodId: string): Promise<string | null>;

  /**
   * Charges a card or account on file without the tenant, unless `findCharge` finds a result. The same key with the same
   * request returns the first result and charges nothing more; with a different request it throws. A refused request is
   * a failed charge, unless the provider refused our account rather than the charge. Errors: PaymentOutcomeUnknown.
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;

  /**
   * The result of the charge with this key or, if the same premium or instalment was paid or is being paid under another
   * key, of that one; null when the provider never received it. Throws when the other one has another amount. Errors:
   * PaymentOutcomeUnknown.
   */
  findCharge(request: ChargeRequest): Promise<ChargeResult | null>;

  /**
   * Charges a card or account on file while the tenant is on the page and can confirm it. It may succeed at any time
   * until `endCharge`. The same key returns the same charge in its current state. Errors: PaymentOutcomeUnknown.
   */
  beginCharge(request: ChargeRequest): Promise<OnSessionCharge>;

  /**
   * Ends a charge from `beginCharge`. Unless it had already succeeded or is pending, it no longer can. Errors:
   * PaymentOutcomeUnknown.
   */
  endCharge(request: ChargeRequest): Promise<ChargeResult>;

  /**
   * Refunds part or all of a charge. The same premium and refund number return the refund in its current state;
   * with another amount it throws. Errors: PaymentOutcomeUnknown.
   */
  refund(request: RefundRequest): Promise<RefundResult>;

  /**
   * Every movement of our balance since then, oldest first; null asks for all of them. May take longer than 10 s, because it
   * reads page after page. Errors: PaymentOutcomeUnknown.
   */
  listMovements(country: Country, since: Date | null): Promise<BalanceMovement[]>;
}

/**
 * A webhook from the provider. It may arrive twice, late and in any order, so it only prompts us to look up the charge
 * and is never a result itself.
 */
export interface PaymentNotice {
  /** The provider's id of the event, the same for each copy. */
  id: string;
  /** The provider's event type, for our staff. */
  kind: string;
  /** Our idempotency keys of the charge or the refund that it is about; null when it is about anything else. */
  chargeKey: string | null;
  refundKey: string | null;
  /** The provider's id of the charge concerned, also when it is about a refund or a dispute. */
  chargeId: string | null;
  /** The provider's id of the charge, refund, dispute or warning itself. */
  subjectId: string | null;
  /** The amount of the charge, refund or dispute; null if the webhook has none. */
  amountCents: number | null;
  /** Whether it reports a successful charge. */
  saysPaid: boolean;
  /** Whether our balance at the provider may have changed. */
  movesMoney: boolean;
  /** A problem for the desk that looking up the charge would not reveal; null without one. */
  trouble: NoticeTrouble | null;
}

/** By their names in lower case. */
export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface PaymentNotices {
  /**
   * Reads a webhook from its headers and raw body. Null unless the provider signed it for our account of that country within the
   * last five minutes, by the real time rather than the product's clock. `ignored`: signed, but not about a payment.
   */
  read(country: Country, body: Buffer, headers: NoticeHeaders): PaymentNotice | "ignored" | null;
}

import type { Stripe } from "stripe";
import { bankOfAccount, type DebitBank } from "./accounts-to-debit.ts";
import type { Books } from "./books.ts";
import { invalid } from "./failure.ts";
import { makeId } from "./objects.ts";

/** The fields of a mandate that the product may read. */
export type Mandate = Pick<
  Stripe.Mandate,
  "id" | "object" | "livemode" | "payment_method" | "payment_method_details" | "status" | "type"
>;

interface Debit {
  bank: DebitBank;
  mandate: Mandate;
}

interface Planned {
  intent: Stripe.PaymentIntent;
  bank: DebitBank;
  /** In ms since 1970. When the bank answers; null: when the test tells it to. */
  at: number | null;
}

type Outcome = "succeeded" | { failure: string };
type Record = (
  type: "payment_intent.processing" | "payment_intent.succeeded" | "payment_intent.payment_failed",
  intent: Stripe.PaymentIntent,
  key: string | null,
) => void;

/**
 * SEPA direct debits. A payment is `processing` until the bank answers; Stripe lists its money as pending from the
 * beginning and takes it back if the bank does not pay. Afterwards the account's owner may still have it returned.
 */
export class Debits {
  readonly mandates = new Map<string, Mandate>();
  readonly #debits = new Map<string, Debit>();
  #planned: Planned[] = [];
  readonly #now: () => Date;
  readonly #books: Books;
  readonly #record: Record;

  constructor(now: () => Date, books: Books, record: Record) {
    this.#now = now;
    this.#books = books;
    this.#record = record;
  }

  /** The owner of the account accepts the mandate. */
  accept(paymentMethod: string, iban: string): Mandate {
    const bank = bankOfAccount(iban);
    if (!bank) throw invalid("The IBAN you entered is invalid.", { code: "invalid_number", param: "sepa_debit[iban]" });
    const id = makeId("mandate");
    const reference = id.slice(-16).toUpperCase();
    const url = `https://hooks.stripe.com/adapter/sepa_debit/file/${reference}`;
    const mandate: Mandate = {
      id,
      object: "mandate",
      livemode: false,
      payment_method: paymentMethod,
      payment_method_details: { type: "sepa_debit", sepa_debit: { reference, url } },
      status: "active",
      type: "multi_use",
    };
    this.mandates.set(id, mandate);
    this.#debits.set(paymentMethod, { bank, mandate });
    return mandate;
  }

  isDebit(paymentMethod: string): boolean {
    return this.#debits.has(paymentMethod);
  }

  begin(intent: Stripe.PaymentIntent, mandate: string | null, key: string | null): Stripe.PaymentIntent {
    const debit = this.#debits.get(typeof intent.payment_method === "string" ? intent.payment_method : "");
    if (!debit) throw new Error("the payment method is no account");
    if (debit.mandate.status !== "active" || (mandate !== null && mandate !== debit.mandate.id))
      throw invalid("The provided mandate is invalid for this payment method.", {
        code: "payment_intent_mandate_invalid",
      });
    Object.assign(intent, { status: "processing", latest_charge: makeId("py") });
    this.#books.receive(intent, "payment");
    this.#record("payment_intent.processing", intent, key);
    const { bank } = debit;
    this.#planned.push({ intent, bank, at: bank.after === null ? null : this.#now().getTime() + bank.after });
    // Stripe answers the request first and settles the payment later.
    const answered = structuredClone(intent);
    if (bank.after === 0) setImmediate(() => this.settleDue());
    return answered;
  }

  /** Payments that wait for the bank, oldest first. */
  pending(): Stripe.PaymentIntent[] {
    return this.#planned.map(({ intent }) => intent);
  }

  /** Lets banks answer the debits whose time has come. */
  settleDue(): void {
    const now = this.#now().getTime();
    for (const { intent, bank, at } of this.#planned)
      if (at !== null && at <= now)
        this.settle(intent.id, bank.failure === undefined ? "succeeded" : { failure: bank.failure });
  }

  /** Lets the bank answer a debit. */
  settle(paymentIntent: string, outcome: Outcome): void {
    const planned = this.#planned.find(({ intent }) => intent.id === paymentIntent);
    if (!planned) throw new Error(`${paymentIntent} does not wait for a bank`);
    this.#planned = this.#planned.filter((item) => item !== planned);
    const { intent, bank } = planned;
    if (outcome !== "succeeded") return this.#fail(intent, outcome.failure);
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
    this.#record("payment_intent.succeeded", intent, null);
    if (bank.dispute !== undefined) this.returnDebit(intent, bank.dispute);
  }

  /**
   * The bank takes back a paid debit: because the owner asks for it within eight weeks, or because the account had too
   * little money. This is final, so the dispute is lost at once. The mandate ends unless the reason is temporary.
   */
  returnDebit(intent: Stripe.PaymentIntent, reason = "customer_initiated"): void {
    this.#books.returnDebit(intent, reason);
    const debit = this.#debits.get(typeof intent.payment_method === "string" ? intent.payment_method : "");
    if (debit && reason === "debit_not_authorized") debit.mandate.status = "inactive";
  }

  #fail(intent: Stripe.PaymentIntent, failure: string): void {
    const message = "The bank did not pay this direct debit.";
    const [code, decline_code] = failure === "generic_decline" ? ["", failure] : [failure, undefined];
    intent.status = "requires_payment_method";
    intent.last_payment_error = { type: "card_error", code, ...(decline_code && { decline_code }), message };
    this.#books.failDebit(intent);
    this.#record("payment_intent.payment_failed", intent, null);
  }
}

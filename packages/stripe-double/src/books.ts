import type { Stripe } from "stripe";
import { invalid, missing } from "./failure.ts";
import { makeId } from "./objects.ts";
import type { EventType } from "./webhooks.ts";

/** The fields of a dispute that the product may read. */
export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "charge" | "created" | "currency" | "metadata" | "payment_intent" | "reason" | "status"
>;

type Charge = Pick<Stripe.Charge, "id" | "object" | "metadata" | "payment_intent">;
export type Payout = Pick<Stripe.Payout, "id" | "object" | "amount">;

/** A movement of the account's balance. The API only returns the source's id unless the request expands it. */
export interface BalanceTransaction extends Omit<Stripe.BalanceTransaction, "source"> {
  source: Charge | Stripe.Refund | Dispute | Payout | null;
}

type Movement = Pick<Stripe.BalanceTransaction, "type" | "reporting_category" | "amount"> &
  Partial<Pick<Stripe.BalanceTransaction, "fee">>;

/** The balance of an account: its movements, including disputes and payouts, which no request of ours starts. */
export class Books {
  /** Oldest first. */
  readonly transactions: BalanceTransaction[] = [];
  readonly disputes = new Map<string, Dispute>();
  /** Stripe's fees in cents, for a charge and for a dispute; zero unless a test sets them. */
  fees: { charge: (amount: number) => number; dispute: number; failure?: number } = { charge: () => 0, dispute: 0 };
  readonly #seconds: () => number;
  readonly record: (type: EventType, object: Dispute | Payout | Stripe.Radar.EarlyFraudWarning) => void;

  constructor(seconds: () => number, record: Books["record"]) {
    this.#seconds = seconds;
    this.record = record;
  }

  /** Pending money included, in cents. */
  balance(): number {
    return this.transactions.reduce((sum, { net }) => sum + net, 0);
  }

  /** `payment`: a direct debit, whose money is pending until the bank answers. */
  receive(intent: Stripe.PaymentIntent, type: "charge" | "payment" = "charge"): void {
    const fee = this.fees.charge(intent.amount);
    this.#move({ type, reporting_category: "charge", amount: intent.amount, fee }, chargeOf(intent));
  }

  /** The bank did not pay a direct debit. Stripe returns the fee and charges one for the failure. */
  failDebit(intent: Stripe.PaymentIntent): void {
    const fee = (this.fees.failure ?? 0) - this.fees.charge(intent.amount);
    const failed = {
      type: "payment_failure_refund",
      reporting_category: "charge_failure",
      amount: -intent.amount,
      fee,
    };
    this.#move(failed, chargeOf(intent));
  }

  payRefund(refund: Stripe.Refund): void {
    const moved = this.#move({ type: "refund", reporting_category: "refund", amount: -refund.amount }, refund);
    refund.balance_transaction = moved.id;
  }

  returnRefund(refund: Stripe.Refund): void {
    const returned = { type: "refund_failure", reporting_category: "refund_failure", amount: refund.amount };
    refund.failure_balance_transaction = this.#move(returned, refund).id;
  }

  isDisputed(paymentIntent: string): boolean {
    return [...this.disputes.values()].some(
      (dispute) => dispute.payment_intent === paymentIntent && dispute.status !== "won",
    );
  }

  /** A bank takes back a card payment. */
  dispute(intent: Stripe.PaymentIntent, amount = intent.amount): Dispute {
    return this.#dispute(intent, { amount, reason: "fraudulent", status: "needs_response" });
  }

  /** A bank takes back a direct debit, always in full and finally. */
  returnDebit(intent: Stripe.PaymentIntent, reason: string): void {
    this.record("charge.dispute.closed", this.#dispute(intent, { amount: intent.amount, reason, status: "lost" }));
  }

  #dispute(
    intent: Stripe.PaymentIntent,
    { amount, reason, status }: Pick<Dispute, "amount" | "reason" | "status">,
  ): Dispute {
    const dispute: Dispute = {
      id: makeId("du"),
      object: "dispute",
      amount,
      charge: typeof intent.latest_charge === "string" ? intent.latest_charge : "",
      created: this.#seconds(),
      currency: intent.currency,
      metadata: {},
      payment_intent: intent.id,
      reason,
      status,
    };
    this.disputes.set(dispute.id, dispute);
    const taken = { type: "adjustment", reporting_category: "dispute", amount: -amount, fee: this.fees.dispute };
    this.#move(taken, dispute);
    this.record("charge.dispute.created", dispute);
    this.record("charge.dispute.funds_withdrawn", dispute);
    return dispute;
  }

  /** Winning a dispute brings back the money, but not the fee. */
  closeDispute(id: string, status: "won" | "lost"): void {
    const dispute = this.disputes.get(id);
    if (!dispute) throw missing("dispute", id, "id");
    if (dispute.status !== "needs_response") throw invalid(`This dispute is ${dispute.status}.`);
    dispute.status = status;
    this.record("charge.dispute.updated", dispute);
    if (status === "won") {
      this.#move({ type: "adjustment", reporting_category: "dispute_reversal", amount: dispute.amount }, dispute);
      this.record("charge.dispute.funds_reinstated", dispute);
    }
    this.record("charge.dispute.closed", dispute);
  }

  /** A card network warns that the card may have been used by somebody else. */
  warnOfFraud({ id, latest_charge }: Stripe.PaymentIntent): void {
    this.record("radar.early_fraud_warning.created", {
      id: makeId("issfr"),
      object: "radar.early_fraud_warning",
      actionable: true,
      charge: typeof latest_charge === "string" ? latest_charge : "",
      created: this.#seconds(),
      fraud_type: "unauthorized_use_of_card",
      livemode: false,
      payment_intent: id,
    });
  }

  payOut(amount: number): void {
    const payout = { id: makeId("po"), object: "payout" as const, amount };
    this.#move({ type: "payout", reporting_category: "payout", amount: -amount }, payout);
    this.record("payout.paid", payout);
  }

  #move(movement: Movement, source: BalanceTransaction["source"]): BalanceTransaction {
    const { amount, fee = 0 } = movement;
    const created = this.#seconds();
    const transaction: BalanceTransaction = {
      id: makeId("txn"),
      object: "balance_transaction",
      available_on: created,
      balance_type: "payments",
      created,
      currency: "eur",
      description: null,
      exchange_rate: null,
      fee_details: [],
      status: "available",
      source,
      ...movement,
      fee,
      net: amount - fee,
    };
    this.transactions.push(transaction);
    return transaction;
  }
}

function chargeOf({ id: payment_intent, metadata, latest_charge }: Stripe.PaymentIntent): Charge {
  const id = typeof latest_charge === "string" ? latest_charge : makeId("ch");
  return { id, object: "charge", metadata, payment_intent };
}

import { type Country, currencies, type Currency } from "@kautia/contract";
import type { Stripe } from "stripe";
import type { BalanceMovement } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { keyField } from "./stripe-charges.ts";
import { callStripe } from "./stripe-errors.ts";
import { idOf } from "./stripe-method.ts";

/** Our kind for each of Stripe's `reporting_category`. Any other is a movement that we do not expect. */
const kinds: Record<string, BalanceMovement["kind"]> = {
  charge: "charge",
  charge_failure: "charge failed",
  refund: "refund",
  refund_failure: "refund returned",
  dispute: "dispute",
  dispute_reversal: "dispute",
  payout: "payout",
  payout_reversal: "payout",
  fee: "fee",
};

/** See the port: ports/payment.ts. */
export async function listMovements(
  accounts: Accounts,
  country: Country,
  since: Date | null,
): Promise<BalanceMovement[]> {
  const created = since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } };
  const newestFirst = await callStripe(async () => {
    const params = { ...created, expand: ["data.source"], limit: 100 };
    const listed: BalanceMovement[] = [];
    for await (const one of accounts(country).balanceTransactions.list(params)) listed.push(toMovement(one));
    return listed;
  });
  return newestFirst.toReversed();
}

/** Reasons for which a debit is returned although its owner had agreed to it. */
const passingReasons = ["insufficient_funds", "bank_cannot_process"];

function toMovement(transaction: Stripe.BalanceTransaction): BalanceMovement {
  const { id, created, amount, fee, reporting_category } = transaction;
  return {
    id,
    at: new Date(created * 1000),
    kind: kinds[reporting_category] ?? "other",
    amountCents: amount,
    feeCents: fee,
    currency: toCurrency(transaction),
    ...readSource(transaction.source),
  };
}

function readSource(source: Stripe.BalanceTransaction["source"]) {
  const nothing = { chargeId: null, chargeKey: null, refundKey: null, sourceId: null, mayTryAgain: false };
  if (source === null || typeof source === "string") return { ...nothing, sourceId: source };
  const sourceId = source.id;
  if (source.object === "charge") {
    const chargeKey = source.metadata[keyField] ?? null;
    return { ...nothing, sourceId, chargeId: idOf(source.payment_intent), chargeKey };
  }
  if (source.object === "refund") {
    const refundKey = source.metadata?.[keyField] ?? null;
    return { ...nothing, sourceId, chargeId: idOf(source.payment_intent), refundKey };
  }
  if (source.object === "dispute") {
    const mayTryAgain = passingReasons.includes(source.reason);
    return { ...nothing, sourceId, chargeId: idOf(source.payment_intent), mayTryAgain };
  }
  return { ...nothing, sourceId };
}

function toCurrency({ id, currency }: Stripe.BalanceTransaction): Currency {
  const known = currencies.find((one) => one === currency.toUpperCase());
  if (!known) throw new Error(`the balance transaction ${id} is in ${currency}`);
  return known;
}

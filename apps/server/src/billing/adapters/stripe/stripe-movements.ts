import type { Country } from "@kautia/contract";
import type { Stripe } from "stripe";
import type { BalanceMovement } from "../../ports/payment.ts";
import type { CallAccounts } from "./stripe-accounts.ts";
import { keyField, readDebt } from "./stripe-metadata.ts";
import { callStripe } from "./stripe-errors.ts";
import { idOf } from "./stripe-method.ts";

/** Stripe's `reporting_category` to our kind. A category that is missing here is unexpected: `other`. */
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

/** See the port: ports/payment.ts. Each page is a call with its own time limit, because a busy day has many pages. */
export async function listMovements(
  call: CallAccounts,
  country: Country,
  since: Date | null,
): Promise<BalanceMovement[]> {
  const created = since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } };
  const newestFirst: BalanceMovement[] = [];
  for (let hasMore = true; hasMore;) {
    const last = newestFirst.at(-1)?.id;
    const after = last === undefined ? {} : { starting_after: last };
    const params = { ...created, ...after, expand: ["data.source"], limit: 100 };
    const page = await call((accounts) => callStripe(() => accounts(country).balanceTransactions.list(params)));
    newestFirst.push(...page.data.map(toMovement));
    hasMore = page.has_more && page.data.length > 0;
  }
  return newestFirst.toReversed();
}

/** Reasons for which the bank returns a debit although its owner did not object. */
const passingReasons = ["insufficient_funds", "bank_cannot_process"];

function toMovement(transaction: Stripe.BalanceTransaction): BalanceMovement {
  const { id, created, amount, fee, reporting_category } = transaction;
  return {
    id,
    at: new Date(created * 1000),
    kind: kinds[reporting_category] ?? "other",
    amountCents: amount,
    feeCents: fee,
    currency: transaction.currency.toUpperCase(),
    ...readSource(transaction.source),
  };
}

function readSource(source: Stripe.BalanceTransaction["source"]) {
  const keys = { chargeKey: null, refundKey: null };
  const nothing = { chargeId: null, ...keys, debt: null, sourceId: null, mayTryAgain: false };
  if (source === null || typeof source === "string") return { ...nothing, sourceId: source };
  const sourceId = source.id;
  if (source.object === "charge") {
    const chargeKey = source.metadata[keyField] ?? null;
    const debt = readDebt(source.metadata);
    return { ...nothing, sourceId, chargeId: idOf(source.payment_intent), chargeKey, debt };
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

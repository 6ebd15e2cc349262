import type { Stripe } from "stripe";
import type { RefundRequest, RefundResult } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { keyField } from "./stripe-charges.ts";
import { callStripe, rejectionCode } from "./stripe-errors.ts";

/** See the port: ports/payment.ts. */
export async function refund(accounts: Accounts, request: RefundRequest): Promise<RefundResult> {
  try {
    const known = await findRefund(accounts, request);
    if (known && known.amount !== request.amountCents)
      throw new Error("the idempotency key was used for a different refund");
    return toResult(known ?? (await createRefund(accounts, request)));
  } catch (error) {
    const code = rejectionCode(error);
    if (code === null) throw error;
    return { status: "failed", refundId: null, code };
  }
}

/** Looks among the payment's refunds, because Stripe forgets keys after a day and would then refund twice. */
function findRefund(accounts: Accounts, request: RefundRequest): Promise<Stripe.Refund | null> {
  return callStripe(async () => {
    const list = accounts(request.country).refunds.list({ payment_intent: request.chargeId, limit: 100 });
    for await (const one of list) if (one.metadata?.[keyField] === request.idempotencyKey) return one;
    return null;
  });
}

function createRefund(
  accounts: Accounts,
  { idempotencyKey, country, chargeId, amountCents, premium }: RefundRequest,
): Promise<Stripe.Refund> {
  const metadata = {
    [keyField]: idempotencyKey,
    contractNumber: premium.contractNumber,
    premiumNumber: String(premium.number),
    period: `${premium.from}/${premium.until}`,
  };
  return callStripe(() =>
    accounts(country).refunds.create({ payment_intent: chargeId, amount: amountCents, metadata }, { idempotencyKey }),
  );
}

function toResult({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === "succeeded") return { status, refundId: id };
  if (status === "failed" || status === "canceled")
    return { status: "failed", refundId: id, code: failure_reason ?? status };
  return { status: "pending", refundId: id };
}

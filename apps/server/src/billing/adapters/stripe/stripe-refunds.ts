import type { Stripe } from "stripe";
import type { RefundRequest, RefundResult } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { refundListedAt } from "./stripe-listing.ts";
import { keyField } from "./stripe-metadata.ts";
import { callStripe, refuseOtherRequest, rejectionCode } from "./stripe-errors.ts";

/** See the port: ports/payment.ts. */
export async function refund(accounts: Accounts, request: RefundRequest): Promise<RefundResult> {
  try {
    const made = (await findRefund(accounts, request)) ?? (await createRefund(accounts, request));
    if (made.amount !== request.amountCents)
      refuseOtherRequest(`${made.id} has refunded ${made.amount} under the key or for the premium of this refund`);
    return toResult(made);
  } catch (error) {
    const code = rejectionCode(error);
    if (code === null) throw error;
    return { status: "failed", refundId: null, code };
  }
}

/**
 * Looks among the payment's refunds, because Stripe forgets keys after a day and would then refund twice. Also finds a
 * refund of the premium with the same number under another key.
 */
function findRefund(accounts: Accounts, request: RefundRequest): Promise<Stripe.Refund | null> {
  return callStripe(async () => {
    const list = accounts(request.country).refunds.list({
      payment_intent: request.chargeId,
      limit: 100,
      expand: ["data.balance_transaction"],
    });
    for await (const item of list) if (isFor(request, item)) return item;
    return null;
  });
}

function isFor({ idempotencyKey, premium }: RefundRequest, { metadata }: Stripe.Refund): boolean {
  const { [keyField]: key, contractNumber, premiumNumber, refundNumber = "1" } = metadata ?? {};
  const isSame = premiumNumber === String(premium.number) && refundNumber === String(premium.refundNumber);
  return key === idempotencyKey || (isSame && contractNumber === premium.contractNumber);
}

function createRefund(
  accounts: Accounts,
  { idempotencyKey, country, chargeId, amountCents, premium }: RefundRequest,
): Promise<Stripe.Refund> {
  const metadata = {
    [keyField]: idempotencyKey,
    contractNumber: premium.contractNumber,
    premiumNumber: String(premium.number),
    refundNumber: String(premium.refundNumber),
    period: `${premium.from}/${premium.until}`,
  };
  return callStripe(() =>
    accounts(country).refunds.create(
      { payment_intent: chargeId, amount: amountCents, metadata, expand: ["balance_transaction"] },
      { idempotencyKey },
    ),
  );
}

function toResult(of: Stripe.Refund): RefundResult {
  const { id, status, failure_reason } = of;
  if (status === "succeeded") return { status, refundId: id, listedAt: refundListedAt(of) };
  if (status === "failed" || status === "canceled")
    return { status: "failed", refundId: id, code: failure_reason ?? status };
  return { status: "pending", refundId: id };
}

import { Stripe } from "stripe";
import { type ChargeRequest, type ChargeResult, PaymentOutcomeUnknown } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { callStripe, isMissing, rejectionCode } from "./stripe-errors.ts";
import { type Method, readMethod } from "./stripe-method.ts";
import { statementSuffix } from "./statement-suffix.ts";

/** The metadata field with our idempotency key, by which we find a payment after Stripe has forgotten the key. */
export const keyField = "key";
/** Error codes if the bank demands a confirmation, and if the tenant did not give it. */
const confirmationCodes = ["authentication_required", "payment_intent_authentication_failure"];

/**
 * Error codes that mean: never charge again. The card was reported lost or stolen, or the account can no longer be
 * debited.
 */
const finalCodes = [
  "lost_card",
  "stolen_card",
  "pickup_card",
  "account_closed",
  "no_account",
  "account_invalid",
  "debit_not_authorized",
  "sepa_unsupported_account",
  "payment_intent_mandate_invalid",
];

export async function charge(accounts: Accounts, request: ChargeRequest): Promise<ChargeResult> {
  const method = readMethod(request.methodId);
  if (!method) return noSuchCard;
  const { paymentIntents } = accounts(request.country);
  try {
    return toResult(
      await callStripe(() =>
        // The tenant is not on the page, so the payment must not stay open for a later confirmation.
        paymentIntents.create(
          { ...toParams(request, method), off_session: true, error_on_requires_action: true },
          keyOf(request),
        ),
      ),
    );
  } catch (error) {
    // The card no longer exists at Stripe, so a retry cannot succeed.
    if (isMissing(error)) return noSuchCard;
    if (error instanceof Stripe.errors.StripeCardError) return toFailure(error.payment_intent?.id ?? null, error);
    const code = rejectionCode(error);
    if (code === null) throw error;
    return { status: "failed", chargeId: null, code, mayTryAgain: !finalCodes.includes(code) };
  }
}

export function toParams(request: ChargeRequest, method: Method) {
  const { idempotencyKey, refId, contractNumber, purpose, description } = request;
  const { kind, number, from, until } = purpose;
  return {
    amount: request.amountCents,
    currency: request.currency.toLowerCase(),
    customer: method.customer,
    payment_method: method.method,
    ...(method.mandate === null
      ? {
          allowed_payment_method_types: ["card" as const],
          statement_descriptor_suffix: statementSuffix(contractNumber),
        }
      : {
          allowed_payment_method_types: ["sepa_debit" as const],
          mandate: method.mandate,
          // A debit's statement has no account prefix, unlike a card's.
          statement_descriptor: contractNumber,
        }),
    confirm: true,
    description,
    metadata: {
      [keyField]: idempotencyKey,
      refId,
      contractNumber,
      [kind]: number,
      ...(until === null ? { dueOn: from } : { period: `${from}/${until}` }),
    },
  };
}

export function keyOf({ idempotencyKey }: ChargeRequest) {
  return { idempotencyKey };
}

export const noSuchCard: ChargeResult = { status: "failed", chargeId: null, code: "no_such_card", mayTryAgain: false };

export async function lookUpCharge(accounts: Accounts, request: ChargeRequest): Promise<ChargeResult | null> {
  const found = await findIntent(accounts, request);
  return found && toResult(found);
}

/** Lists the customer's few payments, because Stripe's search API lags behind. */
export async function findIntent(accounts: Accounts, request: ChargeRequest): Promise<Stripe.PaymentIntent | null> {
  const method = readMethod(request.methodId);
  if (!method) return null;
  try {
    return await callStripe(async () => {
      const list = accounts(request.country).paymentIntents.list({ customer: method.customer, limit: 100 });
      for await (const intent of list) if (intent.metadata[keyField] === request.idempotencyKey) return intent;
      return null;
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function toResult(intent: Stripe.PaymentIntent): ChargeResult {
  const { id, status, last_payment_error: error, cancellation_reason: reason } = intent;
  if (status === "succeeded") return { status: "succeeded", chargeId: id };
  if (status === "processing") return { status: "pending", chargeId: id };
  if (status === "requires_action") return { status: "requires_action", chargeId: id };
  if (status === "requires_payment_method") return toFailure(id, error ?? {});
  // `endCharge` cancelled it, because the bank had refused it or the tenant had not confirmed it.
  if (status === "canceled" && reason === "abandoned")
    return error ? toFailure(id, error) : { status: "requires_action", chargeId: id };
  if (status === "canceled") return { status: "failed", chargeId: id, code: "canceled", mayTryAgain: true };
  throw new PaymentOutcomeUnknown(`${id} is ${status}`);
}

function toFailure(
  chargeId: string | null,
  { code, decline_code, advice_code }: { code?: string; decline_code?: string; advice_code?: string },
): ChargeResult {
  if (confirmationCodes.includes(code ?? "") && chargeId !== null) return { status: "requires_action", chargeId };
  // `code` only says that the card was declined; the bank's `decline_code` may say why.
  const reason = decline_code && decline_code !== "generic_decline" ? decline_code : code || "card_declined";
  const mayTryAgain = advice_code !== "do_not_try_again" && !finalCodes.includes(reason);
  return { status: "failed", chargeId, code: reason, mayTryAgain };
}

import { Stripe } from "stripe";
import { type ChargeRequest, type ChargeResult, PaymentOutcomeUnknown } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { callStripe, isMissing, refuseOtherRequest, rejectionCode } from "./stripe-errors.ts";
import { findIntent } from "./find-intent.ts";
import { listedAt, listing } from "./stripe-listing.ts";
import { keyField, metadataOf } from "./stripe-metadata.ts";
import { idOf, type Method, readMethod } from "./stripe-method.ts";
import { statementSuffix } from "./statement-suffix.ts";

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
  const known = await lookUpCharge(accounts, request);
  if (known) return known;
  const { paymentIntents } = accounts(request.country);
  try {
    return toResultOf(
      request,
      await callStripe(() =>
        // The tenant is not on the page, so the payment must not stay open for a later confirmation.
        paymentIntents.create(
          { ...toParams(request, method), off_session: true, error_on_requires_action: true, expand: [listing] },
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
  const { from, until } = purpose;
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
      ...metadataOf(purpose),
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
  return found && toResultOf(request, found);
}

export function toResultOf(request: ChargeRequest, intent: Stripe.PaymentIntent): ChargeResult {
  const result = toResult(intent);
  if (result.status === "succeeded" && !isWhole(request, intent))
    refuseOtherRequest(`${intent.id} has received ${intent.amount_received} ${intent.currency} for this charge`);
  const key = intent.metadata[keyField];
  const isOther = key !== undefined && key !== request.idempotencyKey;
  if (result.status === "succeeded" || result.status === "pending")
    return isOther ? { ...result, otherKey: key } : result;
  // A restored database may try another card than the one that must not be charged again.
  const isSameCard = idOf(intent.payment_method) === readMethod(request.methodId)?.method;
  return result.status === "failed" && !isSameCard ? { ...result, mayTryAgain: true } : result;
}

function isWhole({ amountCents, currency }: ChargeRequest, intent: Stripe.PaymentIntent): boolean {
  return intent.amount_received === amountCents && intent.currency === currency.toLowerCase();
}

function toResult(intent: Stripe.PaymentIntent): ChargeResult {
  const { id, status, last_payment_error: error, cancellation_reason: reason } = intent;
  if (status === "succeeded") return { status: "succeeded", chargeId: id, listedAt: listedAt(intent) };
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

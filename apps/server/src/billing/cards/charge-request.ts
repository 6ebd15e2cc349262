import { chargeKey } from "../rules/charge-key.ts";
import type { ChargeRequest } from "../ports/payment.ts";

type ChargeAttempt = Omit<ChargeRequest, "idempotencyKey" | "description"> & { attemptId: string };

/** Builds the provider's request. It must be identical on every retry, or the provider rejects the idempotency key. */
export function toChargeRequest(brand: { name: string }, attempt: ChargeAttempt): ChargeRequest {
  const { attemptId, country, isTest, methodId, amountCents, currency, refId, contractNumber, purpose } = attempt;
  const description = `${brand.name} ${contractNumber}`;
  const idempotencyKey = chargeKey(attemptId);
  return {
    idempotencyKey,
    country,
    isTest,
    methodId,
    amountCents,
    currency,
    refId,
    contractNumber,
    purpose,
    description,
  };
}

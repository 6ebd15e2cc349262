import type { ChargeRequest } from "../ports/payment.ts";

type ChargeAttempt = Omit<ChargeRequest, "idempotencyKey" | "description"> & { key: string };

/** Builds the provider's request. It must be identical on every retry, or the provider rejects the idempotency key. */
export function toChargeRequest(brand: { name: string }, attempt: ChargeAttempt): ChargeRequest {
  const { key, country, methodId, amountCents, currency, refId, contractNumber, purpose } = attempt;
  const description = `${brand.name} ${contractNumber}`;
  return {
    idempotencyKey: key,
    country,
    methodId,
    amountCents,
    currency,
    refId,
    contractNumber,
    purpose,
    description,
    settled: attempt.settled,
    listed: attempt.listed,
  };
}

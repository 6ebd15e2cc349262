import type { Country, Currency } from "@kautia/contract";
import { chargeKey } from "../rules/charge-key.ts";
import type { ChargeRequest } from "../ports/payment.ts";

interface ChargeAttempt {
  attemptId: string;
  country: Country;
  methodId: string;
  amountCents: number;
  currency: Currency;
  refId: string;
  contractNumber: string;
}

/** Builds the provider's request. It must be identical on every retry, or the provider rejects the idempotency key. */
export function toChargeRequest(
  brand: { name: string },
  { attemptId, contractNumber, ...rest }: ChargeAttempt,
): ChargeRequest {
  const { country, methodId, amountCents, currency, refId } = rest;
  const description = `${brand.name} ${contractNumber}`;
  return { idempotencyKey: chargeKey(attemptId), country, methodId, amountCents, currency, refId, description };
}

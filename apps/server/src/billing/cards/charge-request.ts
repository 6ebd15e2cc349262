import type { Country, Currency } from "@kautia/contract";
import { chargeKey } from "../rules/charge-key.ts";
import type { ChargeRequest } from "../ports/payment.ts";

/** A try to charge a premium or an instalment, as it stands in our rows. */
interface Try {
  attemptId: string;
  country: Country;
  methodId: string;
  amountCents: number;
  currency: Currency;
  refId: string;
  contractNumber: string;
}

/** What the provider is asked for, word for word the same whoever asks, and however often. */
export function chargeRequest(brand: { name: string }, { attemptId, contractNumber, ...rest }: Try): ChargeRequest {
  const { country, methodId, amountCents, currency, refId } = rest;
  const description = `${brand.name} ${contractNumber}`;
  return { idempotencyKey: chargeKey(attemptId), country, methodId, amountCents, currency, refId, description };
}

import type { LeasedCharge } from "./lease-charges.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { tryOfKey } from "./rules/charge-key.ts";

/**
 * The columns of an attempt whose charge the provider made for a later try, which this database has lost: the attempt
 * becomes that try, so that the next one has a key of its own.
 */
export function tryOf({ number }: LeasedCharge, result: ChargeResult): { number?: number; provider_key?: string } {
  const key = "otherKey" in result ? result.otherKey : undefined;
  const made = key === undefined ? null : tryOfKey(key);
  return key !== undefined && made !== null && made > number ? { number: made, provider_key: key } : {};
}

import { isUuid } from "../../platform/rules/uuid.ts";

const prefix = "charge-";

/** The idempotency key of a try to charge, under which the provider books it. */
export function chargeKey(attemptId: string): string {
  return `${prefix}${attemptId}`;
}

/** The try that a key belongs to; null for a key that is none of ours. */
export function attemptOfKey(key: string): string | null {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : "";
  return isUuid(id) ? id : null;
}

import { isUuid } from "../../platform/rules/uuid.ts";

export function chargeKey(attemptId: string): string {
  return `charge-${attemptId}`;
}

export function refundKey(refundId: string): string {
  return `refund-${refundId}`;
}

/** Null when the key is not ours. */
export function attemptOfKey(key: string | null): string | null {
  return idAfter("charge-", key);
}

/** Null when the key is not ours. */
export function refundOfKey(key: string | null): string | null {
  return idAfter("refund-", key);
}

function idAfter(prefix: string, key: string | null): string | null {
  const id = key?.startsWith(prefix) ? key.slice(prefix.length) : "";
  return isUuid(id) ? id : null;
}

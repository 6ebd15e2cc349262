import { isUuid } from "../../platform/rules/uuid.ts";

const prefix = "charge-";

export function chargeKey(attemptId: string): string {
  return `${prefix}${attemptId}`;
}

/** Null when the key is not ours. */
export function attemptOfKey(key: string): string | null {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : "";
  return isUuid(id) ? id : null;
}

import type { WebhookTest } from "@kautia/contract";
import type { SendResult } from "./ports.ts";

/** Only a 2xx status means that the receiver accepted the event. */
export function describeResult(result: SendResult): Omit<WebhookTest, "eventId"> {
  if ("error" in result) return { delivered: false, lastStatus: null, lastError: result.error };
  const { status } = result;
  return { delivered: status >= 200 && status < 300, lastStatus: status, lastError: null };
}

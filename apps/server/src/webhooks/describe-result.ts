import type { WebhookTest } from "@kautia/contract";
import type { SendResult } from "./ports.ts";

/** Only a status of 2xx means that the receiver took the event. */
export function describeResult(result: SendResult): Omit<WebhookTest, "eventId"> {
  if ("error" in result) return { delivered: false, lastStatus: null, lastError: result.error };
  const { status } = result;
  return { delivered: status >= 200 && status < 300, lastStatus: status, lastError: null };
}

import { createHmac, timingSafeEqual } from "node:crypto";

export interface WebhookEvent {
  /** What happened. */
  type: string;
  /** When it happened, in UTC. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** The headers of a `fetch` request or of Node's `http`, whose names are in lower case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The request does not come from us or is too old. Answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

const toleranceInSeconds = 300;

/**
 * Returns the event of a webhook with a genuine signature (Standard Webhooks), or throws a WebhookError. `body` must be
 * the body exactly as it arrived, because the signature covers its bytes. While a secret is being replaced, pass both
 * the old and the new one.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  now = new Date(),
): WebhookEvent {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((part) => read(headers, `webhook-${part}`));
  if (!id || !timestamp || !signatures) throw new WebhookError("the request has no signature");
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceInSeconds))
    throw new WebhookError("the request is too old, or the clocks differ");
  const given = signatures.split(" ").flatMap((text) => (text.startsWith("v1,") ? [decode(text.slice(3))] : []));
  const genuine = [secrets].flat().some((secret) => {
    const key = decode(secret.replace(/^whsec_/, ""));
    if (key.length === 0) throw new TypeError("a secret is empty");
    const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
    return given.some((item) => item.length === expected.length && timingSafeEqual(item, expected));
  });
  if (!genuine) throw new WebhookError("the signature is wrong");
  return JSON.parse(typeof body === "string" ? body : Buffer.from(body).toString());
}

function read(headers: WebhookHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const value = headers[name];
  return typeof value === "string" ? value : null;
}

function decode(base64: string): Buffer {
  return Buffer.from(base64, "base64");
}

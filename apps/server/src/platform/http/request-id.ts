import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const plainId = /^[\w.:-]{8,128}$/;

/**
 * The id in the caller's `traceparent` or `X-Request-Id`, so that its logs and ours can be joined; otherwise a new id.
 */
export function readRequestId({ headers }: IncomingMessage): string {
  const [, trace] = traceparent.exec(String(headers.traceparent)) ?? [];
  if (trace) return trace;
  const given = String(headers["x-request-id"] ?? "");
  return plainId.test(given) ? given : randomUUID();
}

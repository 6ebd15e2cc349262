import { type Call, requiresLogin } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import { hashRequestKey, type RequestKey } from "./idempotency.ts";
import { type RequestLocale, resolveLocale } from "./locale.ts";
import { cookieOf } from "./session-cookie.ts";
import type { Upload } from "./upload/read-upload.ts";

export interface RequestContext extends RequestLocale {
  /**
   * The unverified value of the session cookie; null without one. Calls of the desk and of partners use their own
   * cookies.
   */
  session: string | null;
  authorization: string | null;
  /** The unverified token in path, query, body or before an uploaded file; null without one. */
  token: string | null;
  ip: string;
  userAgent: string;
  host: string;
  /**
   * The hash of the Idempotency-Key; null without one. Storing it with the created row prevents a second row even if
   * the answer could not be stored (docs/reliability.md).
   */
  requestKey: Buffer | null;
  /** Whether the answer to a save should contain the whole record (Prefer header, RFC 7240). */
  wantsRecord: boolean;
  /** Additional fields for the request's log line. */
  logFields: Record<string, string>;
}

export function contextOf(
  call: Call,
  request: FastifyRequest,
  uploaded: Partial<Upload["fields"]> = {},
): RequestContext {
  const { headers, ip, host, cookies, logFields } = request;
  const session = cookies[cookieOf(call).name] ?? null;
  const userAgent = headers["user-agent"] ?? "";
  const authorization = headers.authorization ?? null;
  const wantsRecord = /\breturn=representation\b/.test(String(headers["prefer"]));
  const locale = resolveLocale(headers["accept-language"], host);
  const given = requestKeyOf(call, request);
  const requestKey = given && hashRequestKey(given);
  const token = findToken(request, uploaded);
  return { ...locale, ip, userAgent, host, session, authorization, token, requestKey, wantsRecord, logFields };
}

function findToken(
  { method, params, query, body }: FastifyRequest,
  uploaded: Partial<Upload["fields"]>,
): string | null {
  const token: unknown = [params, method === "GET" ? query : body, uploaded]
    .map((part) => Object(part).token)
    .find(Boolean);
  if (token === undefined) return null;
  // A malformed token gets the answer of an unknown one, whatever it is.
  return typeof token === "string" ? token : "";
}

export function requestKeyOf(call: Call, request: FastifyRequest): RequestKey | null {
  const key = call.method === "POST" ? request.headers["idempotency-key"] : undefined;
  return typeof key === "string" ? { scope: scopeOf(call, request), key } : null;
}

/**
 * Callers who identify themselves in a header may happen to choose the same Idempotency-Key, so the key's scope
 * includes that header. Tenants and landlords send their tokens in the path, query or body, which are compared anyway.
 */
function scopeOf(call: Call, { headers, cookies }: FastifyRequest): string {
  if (!requiresLogin(call)) return call.name;
  const cookie = cookies[cookieOf(call).name] ?? "";
  return `${call.name} ${call.access === "partner" ? (headers.authorization ?? cookie) : cookie}`;
}

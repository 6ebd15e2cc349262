import {
  type Call,
  type CallAnswer,
  type CallInput,
  errors,
  fieldError,
  isStrict,
  requiresLogin,
  toFieldErrors,
} from "@kautia/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { isClosed } from "../closed-mode.ts";
import { apiBase } from "./api-base.ts";
import { answerOnce, hashRequestKey, isKeyAccepted, type RequestKey } from "./idempotency.ts";
import type { Heavy } from "./route-config.ts";
import { type RequestLocale, resolveLocale } from "./locale.ts";
import { countForNetwork, type NetworkUse } from "./network-limits.ts";
import { send, sendTagged } from "./send.ts";
import { cookieOf, setSession } from "./session-cookie.ts";
import { shortenLists } from "./shorten-lists.ts";
import { findUnknownFields } from "./unknown-fields.ts";
import { Refusal, refusalAnswer, refuse, refuseFields, refuseTemporarily, type WireAnswer } from "./refusal.ts";

export { type Refusal, refuse, refuseFields } from "./refusal.ts";

export { apiBase } from "./api-base.ts";
export { send } from "./send.ts";

export interface RequestContext extends RequestLocale {
  /**
   * The unverified value of the session cookie; null without one. Calls of the desk and of partners use their own
   * cookies.
   */
  session: string | null;
  authorization: string | null;
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

/** An answer that also starts a session with this token, or ends it if the token is null. */
export class WithSession<Answer> {
  readonly answer: Answer;
  readonly session: string | null;

  constructor(answer: Answer, session: string | null) {
    this.answer = answer;
    this.session = session;
  }
}

type Outcome<C extends Call> = CallAnswer<C> | Refusal | WithSession<CallAnswer<C>>;

/** Answers or refuses a call. Throws only unexpected errors. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: RequestContext,
) => Promise<Outcome<C>> | Outcome<C>;

export interface CallOptions {
  /** The kind of heavy work that this call does, if any. Fewer such requests may run at once. */
  heavy?: Heavy;
  /** Adds an ETag to the answer. */
  etag?: boolean;
  /** Whether this GET writes. It then answers no HEAD, because HEAD must have no effect. */
  writes?: boolean;
  /** Limits how often one network may make this call in an hour, repeats included (docs/security.md). */
  limit?: NetworkUse;
}

/** Finds the caller or refuses the call, before anything else happens. */
export type Admit<Caller> = (context: RequestContext) => Promise<Caller | Refusal>;

/** For public calls, and for those whose handler checks the token in the path or body. */
export const admitAnybody: Admit<null> = async () => null;

/** Registers a call of the contract. Its schemas check the input and the answer. */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: Handler<C>,
  options: CallOptions = {},
): void {
  registerGuardedCall(app, deps, call, admitAnybody, (input, _, context) => handler(input, context), options);
}

/**
 * Like `registerCall`, for callers who are logged in. The order is always the same: the caller, the rate limit, the
 * stored answer of the Idempotency-Key, the input, the handler. So strangers learn nothing about the call's fields, and
 * nobody gets a stored answer who would not get a new one.
 */
export function registerGuardedCall<C extends Call, Caller>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  admit: Admit<Caller>,
  handler: (input: CallInput<C>, caller: Caller, context: RequestContext) => ReturnType<Handler<C>>,
  options: CallOptions = {},
): void {
  const answer = async (request: FastifyRequest): Promise<WireAnswer> => {
    const context = contextOf(call, request);
    const caller = await admit(context);
    if (caller instanceof Refusal) return refusalAnswer(caller);
    const wait = options.limit ? await countForNetwork(deps, options.limit, request.ip) : null;
    if (wait !== null) return refusalAnswer(refuseTemporarily("RATE_LIMITED", wait));
    const run = async () => {
      if (await isStopped(deps, call, request)) return refusalAnswer(refuse("PROVIDER_UNAVAILABLE"));
      const input = readInput(call, request);
      if (input instanceof Refusal) return refusalAnswer(input);
      return toWireAnswer(deps, call, await handler(input, caller, context));
    };
    const requestKey = requestKeyOf(call, request);
    if (!requestKey) return run();
    if (!isKeyAccepted(call, requestKey.key)) return refusalAnswer(refuse("FIELD_INVALID"));
    return answerOnce(deps, requestKey, request, { call, run });
  };
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    ...(options.heavy && { config: { heavy: options.heavy } }),
    exposeHeadRoute: call.method === "GET" && !options.writes,
    handler: async (request, reply) => {
      const answered = await answer(request);
      if (answered.session !== undefined) setSession(reply, cookieOf(call), answered.session, deps.config);
      return options.etag ? sendTagged(request, reply, answered) : send(reply, answered);
    },
  });
}

/** An answer that does not match the call's schema is an internal error, and is not sent. */
function toWireAnswer<C extends Call>({ log }: Pick<Deps, "log">, call: C, outcome: Outcome<C>): WireAnswer {
  if (outcome instanceof Refusal) return refusalAnswer(outcome);
  const { answer, session } = outcome instanceof WithSession ? outcome : { answer: outcome, session: undefined };
  const checked = z.safeParse(call.answer, answer);
  if (checked.success) return { status: call.answerStatus ?? 200, body: checked.data, session };
  const paths = checked.error.issues.map((issue) => issue.path.join("."));
  log.error({ call: call.name, paths }, "an answer does not match its schema");
  return refusalAnswer(refuse("INTERNAL"));
}

/** Whether the app is closed and this request would start an application. */
async function isStopped(deps: Deps, { startsApplication }: Call, { body }: FastifyRequest): Promise<boolean> {
  if (!startsApplication || (startsApplication === "without-token" && Object(body).token)) return false;
  return isClosed(deps);
}

/** For calls whose answer is not JSON: lets the caller in, then reads the input. */
export async function admitAndRead<C extends Call, Caller>(
  call: C,
  request: FastifyRequest,
  admit: Admit<Caller>,
): Promise<{ input: CallInput<C>; caller: Caller; context: RequestContext } | Refusal> {
  const context = contextOf(call, request);
  const caller = await admit(context);
  if (caller instanceof Refusal) return caller;
  const input = readInput(call, request);
  return input instanceof Refusal ? input : { input, caller, context };
}

export function readInput<C extends Call>(call: C, request: FastifyRequest): CallInput<C> | Refusal {
  // PostgreSQL raises an error for a NUL in a query's values.
  if (Object.values(Object(request.params)).some((value) => String(value).includes("\0"))) return refuseUnknown(call);
  const body = request.body ?? {};
  if (call.body && (typeof body !== "object" || Array.isArray(body))) return refuse("BODY_INVALID");
  const parts = { params: request.params, query: request.query, body };
  const input: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part];
    const given = schema ? shortenLists(schema, parts[part]) : parts[part];
    const result = schema && z.safeParse(schema, given);
    const wrong = result?.error ? toFieldErrors(result.error, given) : [];
    if (part !== "params" && isStrict(call))
      wrong.push(...findUnknownFields(schema, given).map((path) => fieldError(path, "FIELD_UNKNOWN")));
    if (wrong.length > 0) return refuseFields(wrong);
    if (result) input[part] = result.data;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of `call` made it, as its type says
  return input as unknown as CallInput<C>;
}

export function refuseUnknown({ errors: own }: Call): Refusal {
  return refuse(own.find((code) => errors[code].status === 404) ?? "NOT_FOUND");
}

export function contextOf(call: Call, request: FastifyRequest): RequestContext {
  const { headers, ip, host, cookies, logFields } = request;
  const session = cookies[cookieOf(call).name] ?? null;
  const userAgent = headers["user-agent"] ?? "";
  const authorization = headers.authorization ?? null;
  const wantsRecord = /\breturn=representation\b/.test(String(headers["prefer"]));
  const locale = resolveLocale(headers["accept-language"], host);
  const given = requestKeyOf(call, request);
  const requestKey = given && hashRequestKey(given);
  return { ...locale, ip, userAgent, host, session, authorization, requestKey, wantsRecord, logFields };
}

function requestKeyOf(call: Call, request: FastifyRequest): RequestKey | null {
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

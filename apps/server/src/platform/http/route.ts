import {
  type Call,
  type CallAnswer,
  type CallInput,
  errors,
  fieldError,
  isStrict,
  toFieldErrors,
} from "@kautia/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { apiBase } from "./api-base.ts";
import { answerOnce, hashRequestKey, isKeyAccepted, type RequestKey } from "./idempotency.ts";
import type { Heavy } from "./route-config.ts";
import { type RequestLocale, resolveLocale } from "./locale.ts";
import { countForNetwork, type NetworkUse } from "./network-limits.ts";
import { send, sendTagged } from "./send.ts";
import { cookieOf, setSession } from "./session-cookie.ts";
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
  /**
   * Limits how often one network may make this call in an hour (docs/security.md). Repeats with the same
   * Idempotency-Key count once.
   */
  limit?: NetworkUse;
}

/** Checks the caller before the input is read: refuses the call, or returns the handler for this caller. */
type Admit<C extends Call> = (
  context: RequestContext,
) => Promise<Refusal | ((input: CallInput<C>) => ReturnType<Handler<C>>)>;

/** Registers a call of the contract. Its schemas check the input and the answer. */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: Handler<C>,
  options: CallOptions = {},
): void {
  registerGuardedCall(app, deps, call, async (context) => (input) => handler(input, context), options);
}

/** Like `registerCall`, but checks the caller before the input, so that strangers learn nothing about its fields. */
export function registerGuardedCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  admit: Admit<C>,
  options: CallOptions = {},
): void {
  const answer = async (request: FastifyRequest): Promise<WireAnswer> => {
    const admitted = await admit(contextOf(call, request));
    if (admitted instanceof Refusal) return refusalAnswer(admitted);
    const input = readInput(call, request);
    if (input instanceof Refusal) return refusalAnswer(input);
    const wait = options.limit ? await countForNetwork(deps, options.limit, request.ip) : null;
    if (wait !== null) return refusalAnswer(refuseTemporarily("RATE_LIMITED", wait));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of `call` made it, as its type says
    const outcome = await admitted(input as CallInput<C>);
    return toWireAnswer(deps, call, outcome);
  };
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    ...(options.heavy && { config: { heavy: options.heavy } }),
    handler: async (request, reply) => {
      const requestKey = requestKeyOf(call, request);
      if (requestKey && !isKeyAccepted(call, requestKey.key))
        return send(reply, refusalAnswer(refuse("FIELD_INVALID")));
      const run = () => answer(request);
      const answered = requestKey ? await answerOnce(deps, requestKey, request, run) : await run();
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

export function readInput(call: Call, request: FastifyRequest): object | Refusal {
  // PostgreSQL raises an error for a NUL in a query's values.
  if (Object.values(Object(request.params)).some((value) => String(value).includes("\0"))) return refuseUnknown(call);
  const body = request.body ?? {};
  if (call.body && (typeof body !== "object" || Array.isArray(body))) return refuse("BODY_INVALID");
  const parts = { params: request.params, query: request.query, body };
  const input: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part];
    const result = schema && z.safeParse(schema, parts[part]);
    const wrong = result?.error ? toFieldErrors(result.error, parts[part]) : [];
    if (part !== "params" && isStrict(call))
      wrong.push(...findUnknownFields(schema, parts[part]).map((path) => fieldError(path, "FIELD_UNKNOWN")));
    if (wrong.length > 0) return refuseFields(wrong);
    if (result) input[part] = result.data;
  }
  return input;
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

function isLoggedIn({ access }: Call): boolean {
  return access === "session" || access === "staff" || access === "partner-person";
}

/**
 * Callers who identify themselves in a header may happen to choose the same Idempotency-Key, so the key's scope
 * includes that header. Tenants and landlords send their tokens in the path, query or body, which are compared anyway.
 */
function scopeOf(call: Call, { headers, cookies }: FastifyRequest): string {
  const cookie = cookies[cookieOf(call).name] ?? "";
  if (call.access === "partner") return `${call.name} ${headers.authorization ?? cookie}`;
  return isLoggedIn(call) ? `${call.name} ${cookie}` : call.name;
}

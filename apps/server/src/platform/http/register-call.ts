import {
  accessRules,
  type Call,
  type CallAnswer,
  type CallerKindOf,
  type CallInput,
  type Download,
  isDownload,
} from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { closedSeconds, isClosed } from "../closed-mode.ts";
import { apiBase } from "./api-base.ts";
import type { CallDeps } from "./call-deps.ts";
import type { Callers } from "./callers.ts";
import { answerOnce, isKeyAccepted } from "./idempotency.ts";
import { countForNetwork, type NetworkUse } from "./network-limits.ts";
import { readInput, refuseUnknown } from "./read-input.ts";
import { Refusal, refusalAnswer, refuse, refuseTemporarily, type WireAnswer } from "./refusal.ts";
import { contextOf, type RequestContext, requestKeyOf } from "./request-context.ts";
import type { Heavy } from "./route-config.ts";
import { type Downloads, sendDownload } from "./send-download.ts";
import { send, sendTagged } from "./send.ts";
import { cookieOf, setSession } from "./session-cookie.ts";
import { readUpload, type Upload, type UploadReading } from "./upload/read-upload.ts";

/** An answer that also starts a session with this token, or ends it if the token is null. */
export class WithSession<Answer> {
  readonly answer: Answer;
  readonly session: string | null;

  constructor(answer: Answer, session: string | null) {
    this.answer = answer;
    this.session = session;
  }
}

type Input<C extends Call> = CallInput<C> & ([NonNullable<C["upload"]>] extends [never] ? unknown : { upload: Upload });

/** Null for a call that starts an application without a token. */
type CallerOf<C extends Call> =
  | Callers[CallerKindOf<C>]
  | ("without-token" extends NonNullable<C["startsApplication"]> ? null : never);

type Context<C extends Call> = RequestContext & { caller: CallerOf<C> };

type Outcome<C extends Call> =
  | Refusal
  | (C["answer"] extends Download ? Downloads[C["answer"]] : CallAnswer<C> | WithSession<CallAnswer<C>>);

/** Answers or refuses a call. Throws only unexpected errors. */
export type Handler<C extends Call> = (input: Input<C>, context: Context<C>) => Promise<Outcome<C>> | Outcome<C>;

export interface CallOptions {
  /** The kind of heavy work that this call does, if any. Fewer such requests may run at once. PDFs are heavy anyway. */
  heavy?: Heavy;
  /** Adds an ETag to the answer. */
  etag?: boolean;
  /** Whether this GET writes. It then answers no HEAD, because HEAD must have no effect. */
  writes?: boolean;
  /** Limits how often one network may make this call in an hour, repeats included (docs/security.md). */
  limit?: NetworkUse;
  /** The parts that must come before an uploaded file, if they depend on the path. */
  partsBefore?(params: Readonly<Record<string, string>>): NonNullable<Call["upload"]>;
}

/**
 * Registers a call of the contract, which says who is let in, what is sent and what is answered. The order is always the
 * same: the caller, the rate limit, the stored answer of the Idempotency-Key, the input, the handler, the answer. So
 * strangers learn nothing about the call's fields, and nobody gets a stored answer who would not get a new one.
 */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  deps: CallDeps,
  call: C,
  handler: Handler<C>,
  options: CallOptions = {},
): void {
  const served: Served<C> = { call, handler, options };
  const heavy = options.heavy ?? (call.answer === "pdf" ? "documents" : null);
  const route = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: `${apiBase}${call.path}`,
      ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
      config: { ...(heavy && { heavy }), limitsBodyItself: call.upload !== undefined },
      exposeHeadRoute: call.method === "GET" && !options.writes,
      handler: (request, reply) => serve(deps, served, request, reply),
    });
  if (call.upload) void app.register((scope) => leaveBodyUnread(scope, route));
  else route(app);
}

interface Served<C extends Call> {
  call: C;
  handler: Handler<C>;
  options: CallOptions;
}

async function leaveBodyUnread(scope: FastifyInstance, route: (scope: FastifyInstance) => unknown): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
  route(scope);
}

async function serve<C extends Call>(
  deps: CallDeps,
  served: Served<C>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call, options } = served;
  const reading = call.upload ? readUpload(deps, request, partsBefore(served, request) ?? call.upload) : null;
  try {
    const answered = await answerRequest(deps, served, request, reading);
    // How to identify oneself (RFC 9110, 15.5.2). For a login by cookie there is no registered scheme.
    if (answered.status === 401 && call.access === "partner") void reply.header("WWW-Authenticate", "Bearer");
    if (answered.session !== undefined) setSession(reply, cookieOf(call), answered.session, deps.config);
    if (isDownload(call.answer) && answered.status < 400) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler returned it, as its type says
      return sendDownload(call.answer, answered.body as never, { deps, call, request, reply });
    }
    return options.etag ? sendTagged(request, reply, answered) : send(reply, answered);
  } finally {
    reading?.stop();
  }
}

function partsBefore({ options }: Pick<Served<Call>, "options">, { params }: FastifyRequest) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router fills it from the path
  return options.partsBefore?.(params as Record<string, string>);
}

async function answerRequest<C extends Call>(
  deps: CallDeps,
  { call, handler, options }: Served<C>,
  request: FastifyRequest,
  reading: UploadReading | null,
): Promise<WireAnswer> {
  const upload = call.upload?.includes("token") ? await reading?.upload : undefined;
  if (upload instanceof Refusal) return refusalAnswer(upload);
  const context = contextOf(call, request, upload?.fields);
  const caller = await findCaller(deps, call, context, request);
  if (caller instanceof Refusal) return refusalAnswer(caller);
  const wait = options.limit ? await countForNetwork(deps, options.limit, request.ip) : null;
  if (wait !== null) return refusalAnswer(refuseTemporarily("RATE_LIMITED", wait));
  const run = async () => {
    if (await isStopped(deps, call, request))
      return refusalAnswer(refuseTemporarily("PROVIDER_UNAVAILABLE", closedSeconds));
    const input = await readAll(call, request, reading);
    if (input instanceof Refusal) return refusalAnswer(input);
    return toWireAnswer(deps, call, await handler(input, { ...context, caller }));
  };
  const requestKey = requestKeyOf(call, request);
  if (requestKey && !isKeyAccepted(call, requestKey.key))
    return refusalAnswer(refuse("FIELD_INVALID", ["idempotency-key"]));
  // The key of an upload is stored with its file.
  return requestKey && !reading ? answerOnce(deps, requestKey, request, { call, run }) : run();
}

async function findCaller<C extends Call>(
  { callers }: CallDeps,
  call: C,
  context: RequestContext,
  request: FastifyRequest,
): Promise<CallerOf<C> | Refusal> {
  const kind: CallerKindOf<C> = accessRules[call.access].caller;
  if (kind === "tenant" && context.token === null) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as CallerOf says
    if (call.startsApplication === "without-token") return null as CallerOf<C>;
    const input = readInput(call, request);
    if (input instanceof Refusal) return input;
  }
  return callers[kind](context, call);
}

/** Whether the app is closed and this request would start an application. */
async function isStopped(deps: CallDeps, { startsApplication }: Call, { body }: FastifyRequest): Promise<boolean> {
  if (!startsApplication || (startsApplication === "without-token" && Object(body).token)) return false;
  return isClosed(deps);
}

async function readAll<C extends Call>(
  call: C,
  request: FastifyRequest,
  reading: UploadReading | null,
): Promise<Input<C> | Refusal> {
  const input = readInput(call, request);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only uploads are read, as the type says
  if (!reading) return input as Input<C> | Refusal;
  // Of an upload, only path and query are checked here, and a malformed id is treated like an unknown one.
  if (input instanceof Refusal) return input.errorCode === "FIELD_UNKNOWN" ? input : refuseUnknown(call);
  const upload = await reading.upload;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return upload instanceof Refusal ? upload : ({ ...input, upload } as Input<C>);
}

/** An answer that does not match the call's schema is an internal error, and is not sent. */
function toWireAnswer<C extends Call>({ log }: Pick<CallDeps, "log">, call: C, outcome: Outcome<C>): WireAnswer {
  if (outcome instanceof Refusal) return refusalAnswer(outcome);
  if (isDownload(call.answer)) return { status: 200, body: outcome };
  const { answer: body, session } = outcome instanceof WithSession ? outcome : { answer: outcome, session: undefined };
  const checked = z.safeParse(call.answer, body);
  if (checked.success) return { status: call.answerStatus ?? 200, body: checked.data, session };
  const paths = checked.error.issues.map((issue) => issue.path.join("."));
  log.error({ call: call.name, paths }, "an answer does not match its schema");
  return refusalAnswer(refuse("INTERNAL"));
}

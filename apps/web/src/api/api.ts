import {
  buildUrl,
  type Call,
  type CallAnswer,
  type CallRequest,
  type FirstAnswer,
  type Problem,
  readProblem,
  type SuggestionLoading,
  type UrlValues,
} from "@kautia/contract";
import { createStore, type Store } from "../browser/store.ts";
import { type CallFailure, type CallResult, cancelled, left, offline } from "./call-result.ts";

export interface CallOptions {
  /** Error statuses that the caller handles itself, besides 400 and 409; `all` for every status. */
  handledStatuses?: readonly number[] | "all";
  /** Shows no loading overlay, for calls whose place on the page shows that it is loading. */
  quiet?: boolean;
  /** What is loading, if it is one of the specification's loading kinds. */
  loading?: SuggestionLoading;
  /** Sent instead of the current locale. */
  locale?: string;
  /** A repeated request with the same key gets the same response (wire decisions, "General"). */
  idempotencyKey?: string;
}

export interface Api {
  /** Makes one call of the contract. Failures are returned, not thrown (specification §8, "Response handling"). */
  call<C extends Call>(call: C, request: CallRequest<C>, options?: CallOptions): Promise<CallResult<CallAnswer<C>>>;
  /** The number of running calls that the visitor waits for. */
  pending: Store<number>;
}

export interface ApiOptions {
  fetch: typeof fetch;
  /** The current locale, sent as Accept-Language. */
  locale: () => string;
  /** Receives every successful response, so that token and progress are kept whichever call returns them. */
  onAnswer: (answer: unknown) => void;
  onStatus: (status: number, problem: Problem | null) => void;
  /** An answer that came with the page. */
  first?: FirstAnswer | null;
}

interface Sent {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
}

/** In ms. A mobile connection that switches cells loses single requests. */
const repeatAfter = 300;

// Several documents may be uploaded to the same address at once (specification §7).
const documentUpload = /\/onboarding\/[0-9a-f]{24}\/document$/;

export function createApi({ fetch, locale, onAnswer, onStatus, first = null }: ApiOptions): Api {
  const underWay = new Map<string, AbortController>();
  const pending = createStore(0);

  async function request(call: Call, sent: Sent, options: CallOptions): Promise<CallResult<unknown>> {
    if (call.name === first?.call) return takeFirst(first);
    const url = buildUrl(call, sent.params, sent.query);
    const controller = new AbortController();
    if (!documentUpload.test(url)) {
      underWay.get(url)?.abort();
      underWay.set(url, controller);
    }
    try {
      const { response, body } = await send(url, makeRequest(call, sent.body, options, controller.signal));
      // The response may arrive just as a later request replaces this one.
      if (controller.signal.aborted) return cancelled;
      return toResult(response, body, call, options);
    } catch {
      return controller.signal.aborted ? cancelled : offline;
    } finally {
      if (underWay.get(url) === controller) underWay.delete(url);
    }
  }

  async function send(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
    const sendOnce = async () => {
      const response = await fetch(url, init);
      return { response, body: await readJson(response) };
    };
    if (!mayRepeat(init)) return sendOnce();
    return sendOnce().catch(async (error: unknown) => {
      await pause(repeatAfter);
      if (init.signal?.aborted) throw error;
      return sendOnce();
    });
  }

  function takeFirst({ answer }: FirstAnswer): CallResult<unknown> {
    first = null;
    return { ok: true, answer };
  }

  function makeRequest(call: Call, body: unknown, options: CallOptions, signal: AbortSignal): RequestInit {
    const headers: Record<string, string> = {
      Accept: "application/json",
      "Accept-Language": options.locale ?? locale(),
    };
    // The app needs the record after a save. If the response contains it, a second request is not needed (docs/web.md).
    if (call.method === "POST") headers["Prefer"] = "return=representation";
    if (options.idempotencyKey) headers["Idempotency-Key"] = options.idempotencyKey;
    if (body === undefined) return { method: call.method, headers, signal };
    headers["Content-Type"] = "application/json";
    return { method: call.method, headers, signal, body: JSON.stringify(body) };
  }

  function toResult(response: Response, body: unknown, call: Call, options: CallOptions): CallResult<unknown> {
    if (response.ok) {
      // Not from our server, for example a hotel's login page.
      if (body === undefined) return offline;
      onAnswer(body);
      return { ok: true, answer: body };
    }
    const { status } = response;
    const problem = readProblem(body, response.headers.get("Retry-After"));
    if (isHandledByCaller(status, call, options))
      return problem ? { ok: false, why: "refused", problem } : foreignFailure(status);
    onStatus(status, problem);
    return left;
  }

  return {
    pending,
    async call(call, sent, options = {}) {
      const covers = coversPage(options);
      if (covers) pending.set(pending.get() + 1);
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server validates both by the call's schemas
        return (await request(call, sent as Sent, options)) as CallResult<CallAnswer<typeof call>>;
      } finally {
        if (covers) pending.set(pending.get() - 1);
      }
    },
  };
}

/** An overlay would cover what the visitor types, so suggestions and the live price show it at their place. */
const whileTyping: readonly SuggestionLoading[] = ["suggestionsLoad", "getPrice"];

function coversPage({ quiet = false, loading }: CallOptions): boolean {
  return !quiet && !(loading && whileTyping.includes(loading));
}

function isHandledByCaller(status: number, call: Call, { handledStatuses = [] }: CallOptions): boolean {
  if (status === 400 || status === 409 || handledStatuses === "all") return true;
  return handledStatuses.includes(status) || (status === 429 && call.path.includes("/document"));
}

/** Requests that change nothing, or change the same thing once. */
function mayRepeat({ method, headers }: RequestInit): boolean {
  return method === "GET" || new Headers(headers).has("Idempotency-Key");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // A body that breaks off is a lost connection. A complete body that is not JSON is not from our server.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * For an error without a problem document of ours that the caller handles. A proxy's 401 or 404 says nothing about the
 * session or the token, so it counts as a lost connection.
 */
function foreignFailure(status: number): CallFailure {
  if (status < 500 && status !== 400 && status !== 409) return offline;
  const title = "The body of the error is unknown";
  const problem: Problem = {
    type: "about:blank",
    title,
    status,
    errorCode: "INTERNAL",
    message: title,
    data: { fields: [] },
  };
  return { ok: false, why: "refused", problem };
}

import { type Call, type CallAnswer, type CallRequest, type Problem, problem as problemSchema } from "@kautia/contract";
import { createStore, type Store } from "../app/store.ts";
import { buildUrl, type UrlValues } from "./build-url.ts";
import { type CallResult, cancelled, left, offline } from "./call-result.ts";

export interface CallOptions {
  /** Statuses that the caller wants to deal with itself, beside 400 and 409; `all` for each of them. */
  handBack?: readonly number[] | "all";
  /** Shows no loading overlay: what runs beside the typing. */
  quiet?: boolean;
  /** Sent in place of the current locale; null leaves the browser's own languages. */
  locale?: string | null;
  /** The same key and request get the same answer, however often they are sent (wire decisions, "General"). */
  idempotencyKey?: string;
}

export interface Api {
  /** Makes one call of the contract. Errors of the caller's own making are values (specification §8, "Response handling"). */
  call<C extends Call>(call: C, request: CallRequest<C>, options?: CallOptions): Promise<CallResult<CallAnswer<C>>>;
  /** How many calls are under way that the person waits for. */
  pending: Store<number>;
}

export interface ApiOptions {
  fetch: typeof fetch;
  /** The current locale, sent as Accept-Language. */
  locale: () => string;
  /** Sees every good answer: token and progress are kept from whichever call brings them. */
  onAnswer: (answer: unknown) => void;
  /** Leaves for the error page of a status. */
  onStatus: (status: number, problem: Problem | null) => void;
}

interface Sent {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
}

// Uploads of several documents go to one address at the same time (specification §7).
const documentUpload = /\/onboarding\/[0-9a-f]{24}\/document$/;

export function createApi({ fetch, locale, onAnswer, onStatus }: ApiOptions): Api {
  const underWay = new Map<string, AbortController>();
  const pending = createStore(0);

  async function request(call: Call, sent: Sent, options: CallOptions): Promise<CallResult<unknown>> {
    const url = buildUrl(call, sent.params, sent.query);
    const controller = new AbortController();
    if (!documentUpload.test(url)) {
      underWay.get(url)?.abort();
      underWay.set(url, controller);
    }
    try {
      const response = await fetch(url, makeRequest(call, sent.body, options, controller.signal));
      const body = await readJson(response);
      // An answer may arrive in the very moment in which a later request takes its place.
      if (controller.signal.aborted) return cancelled;
      return judge(response, body, call, options);
    } catch {
      return controller.signal.aborted ? cancelled : offline;
    } finally {
      if (underWay.get(url) === controller) underWay.delete(url);
    }
  }

  function makeRequest(call: Call, body: unknown, options: CallOptions, signal: AbortSignal): RequestInit {
    const headers: Record<string, string> = { Accept: "application/json" };
    const language = options.locale === undefined ? locale() : options.locale;
    if (language !== null) headers["Accept-Language"] = language;
    // Who saves goes on by the record: where a call can bring it, it need not be asked for (docs/web.md).
    if (call.method === "POST") headers["Prefer"] = "return=representation";
    if (options.idempotencyKey) headers["Idempotency-Key"] = options.idempotencyKey;
    if (body === undefined) return { method: call.method, headers, signal };
    headers["Content-Type"] = "application/json";
    return { method: call.method, headers, signal, body: JSON.stringify(body) };
  }

  function judge(response: Response, body: unknown, call: Call, options: CallOptions): CallResult<unknown> {
    if (response.ok) {
      // A page of somebody else's in place of our answer, such as a hotel's login.
      if (body === undefined) return offline;
      onAnswer(body);
      return { ok: true, answer: body };
    }
    const problem = readProblem(body);
    if (problem && mayHandBack(response.status, call, options)) return { ok: false, why: "refused", problem };
    onStatus(response.status, problem);
    return left;
  }

  return {
    pending,
    async call(call, sent, options = {}) {
      if (!options.quiet) pending.set(pending.get() + 1);
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server validates both by the call's schemas
        return (await request(call, sent as Sent, options)) as CallResult<CallAnswer<typeof call>>;
      } finally {
        if (!options.quiet) pending.set(pending.get() - 1);
      }
    },
  };
}

function mayHandBack(status: number, call: Call, { handBack = [] }: CallOptions): boolean {
  if (status === 400 || status === 409 || handBack === "all") return true;
  return handBack.includes(status) || (status === 429 && call.path.includes("/document"));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // Broken off half-way is a lost connection; a whole text that is no JSON is somebody else's answer.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Anything but a problem of ours, such as a proxy's page or a code that this version does not know, is none. */
function readProblem(body: unknown): Problem | null {
  const parsed = problemSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

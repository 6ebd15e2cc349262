import { type Call, calls, type ErrorCode, errors, type Problem } from "@kautia/contract";

export interface FakeRequest {
  call: Call;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Its Accept-Language; '' if the browser sends its own languages. */
  language: string;
  /** Its Idempotency-Key; null if it has none. */
  key: string | null;
}

export interface FakeReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Handles one call. A pending promise is a response that has not arrived yet. */
export type Handler = (request: FakeRequest) => FakeReply | Promise<FakeReply>;

export interface FakeServer {
  fetch: typeof fetch;
  /** All requests, oldest first. */
  requests: FakeRequest[];
  asked(name: string): FakeRequest[];
}

export function ok(body: unknown): FakeReply {
  return { status: 200, body };
}

export function refused(errorCode: ErrorCode, fields: Problem["data"]["fields"] = []): FakeReply {
  const { status } = errors[errorCode];
  const texts = { type: "about:blank", title: errorCode, message: errorCode };
  return { status, body: { ...texts, status, errorCode, data: { fields } } };
}

export function refusedFor(seconds: number): FakeReply {
  return { ...refused("RATE_LIMITED"), headers: { "Retry-After": String(seconds) } };
}

class Lost extends TypeError {}

/** The connection is down for a while: the client's automatic retry is lost too, and not recorded. */
export function connectionLost(): never {
  throw new Lost("Failed to fetch");
}

class LostOnce extends Lost {}

/** Only this request is lost. */
export function requestLost(): never {
  throw new LostOnce("Failed to fetch");
}

/** A fake server with a handler for each call that the test expects. Any other call fails the test. */
export function createFakeServer(handlers: Record<string, Handler>): FakeServer {
  const requests: FakeRequest[] = [];
  /** Requests that the client repeats by itself. */
  const lostAgain = new Set<string>();
  return {
    requests,
    asked: (name) => requests.filter(({ call }) => call.name === name),
    async fetch(input, init) {
      const repeated = init?.method === "GET" || new Headers(init?.headers).has("Idempotency-Key");
      const key = `${init?.method} ${String(input instanceof Request ? input.url : input)}`;
      if (repeated && lostAgain.delete(key)) return connectionLost();
      try {
        const request = readRequest(input instanceof Request ? input.url : input, init);
        requests.push(request);
        const handler = handlers[request.call.name];
        if (!handler) throw new Error(`unexpected call: ${request.call.name}`);
        const { status, body, headers } = await untilAborted(handler(request), init?.signal);
        return respond(body, { status, ...(headers && { headers }) });
      } catch (error) {
        if (repeated && error instanceof Lost && !(error instanceof LostOnce)) lostAgain.add(key);
        // Otherwise the app would treat a mistake in the test as a lost connection.
        if (!(error instanceof Lost) && !init?.signal?.aborted) mistakes.push(error);
        throw error;
      }
    },
  };
}

/** Answers from memory. The window's own response streams its body, which is slow for the texts of the whole app. */
function respond(body: unknown, init: ResponseInit): Response {
  const json = JSON.stringify(body) ?? "";
  return Object.assign(new Response(null, init), {
    text: async () => json,
    json: async (): Promise<unknown> => JSON.parse(json),
  });
}

const mistakes: unknown[] = [];

/** Fails the test if it made an unexpected call. Runs after each test. */
export function throwMistakes(): void {
  const [first] = mistakes.splice(0);
  if (first !== undefined) throw first;
}

// A literal path matches before a path with parameters, as in the server's router.
const literalPathsFirst = [...calls].sort((a, b) => a.path.split(":").length - b.path.split(":").length);

function readRequest(input: string | URL, init: RequestInit | undefined): FakeRequest {
  const url = new URL(input, "http://localhost");
  const path = url.pathname.replace(/^\/api\/v1/, "");
  for (const call of literalPathsFirst) {
    const params = call.method === (init?.method ?? "GET") ? matchPath(call.path, path) : null;
    if (!params) continue;
    const body: Record<string, unknown> = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const headers = new Headers(init?.headers);
    const [language, key] = [headers.get("Accept-Language") ?? "", headers.get("Idempotency-Key")];
    return { call, params, query: Object.fromEntries(url.searchParams), body, language, key };
  }
  throw new Error(`not a call of the contract: ${init?.method ?? "GET"} ${path}`);
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const parts = path.split("/");
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? "";
    if (want.startsWith(":")) params[want.slice(1)] = decodeURIComponent(part);
    else if (want !== part) return null;
  }
  return params;
}

function untilAborted<T>(reply: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    Promise.resolve(reply).then(resolve, reject);
  });
}

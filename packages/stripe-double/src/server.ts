import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { Account, type AccountKeys } from "./account.ts";
import { handleRequest, type ApiRequest } from "./endpoints.ts";
import { Failure } from "./failure.ts";
import { type Fault, Faults } from "./faults.ts";
import { parseForm } from "./form.ts";
import type { ApiResponse } from "./idempotency.ts";

export interface StripeDouble {
  url: string;
  /** Answers like `url`, without a socket; a lost request or response is a network error at once. */
  fetch(url: string | URL | Request, init?: RequestInit): Promise<Response>;
  faults: Faults;
  /** The account of a secret key; throws if there is none. */
  account(secretKey: string): Account;
  close(): Promise<void>;
}

const internalError: ApiResponse = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred" } },
};
const rateLimited: ApiResponse = {
  status: 429,
  body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." } },
};
const wrongKey: ApiResponse = {
  status: 401,
  body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } },
};

/**
 * A test double for the part of Stripe's API that we use. It runs over HTTP and keeps its own state, so that the real
 * SDK can be tested against it. It implements only what is documented.
 */
export async function startStripeDouble({
  accounts,
  now = () => new Date(),
}: {
  accounts: readonly AccountKeys[];
  now?: () => Date;
}): Promise<StripeDouble> {
  const faults = new Faults();
  const accountsByKey = accounts.map((keys) => new Account(keys, now));

  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request);
    // The provider's script in the browser has another origin than our pages.
    response.setHeader("access-control-allow-origin", "*");
    const key = call.bearer;
    const account = accountsByKey.find(({ keys }) => keys.secretKey === key || keys.publicKey === key);
    const fault = faults.take(call.method, call.path);
    if (fault?.kind === "refuse") return void request.socket.destroy();
    if (fault?.kind === "silence before") return;
    if (fault?.kind === "unavailable") return void response.writeHead(503).end();
    const answer = account && fault?.kind !== "revoked key" ? await answerOnce(account, call, fault) : wrongKey;
    if (fault?.kind === "silence after") return;
    if (answer.replayed) response.setHeader("idempotent-replayed", "true");
    response.writeHead(answer.status, { "content-type": "application/json", "request-id": "req_double" });
    response.end(JSON.stringify(answer.body));
  }

  async function answerInProcess(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const call = toCall({
      method: init.method ?? "GET",
      url: new URL(input instanceof Request ? input.url : input),
      text: typeof init.body === "string" ? init.body : "",
      authorization: headers.get("authorization"),
      idempotencyKey: headers.get("idempotency-key"),
      version: headers.get("stripe-version"),
    });
    const account = accountsByKey.find(({ keys }) => keys.secretKey === call.bearer);
    if (!account) throw new Error("no account has this secret key");
    const fault = faults.take(call.method, call.path);
    if (fault?.kind === "refuse" || fault?.kind === "silence before") throw new TypeError("request lost");
    if (fault?.kind === "unavailable") return new Response(null, { status: 503 });
    const { status, body } = await answerOnce(account, call, fault);
    if (fault?.kind === "silence after") throw new TypeError("response lost");
    return Response.json(body, { status });
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    fetch: answerInProcess,
    faults,
    account(secretKey) {
      const found = accountsByKey.find(({ keys }) => keys.secretKey === secretKey);
      if (!found) throw new Error("no account has this secret key");
      return found;
    },
    async close() {
      await Promise.all(accountsByKey.map(({ webhooks }) => webhooks.settled()));
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Handles a request once per idempotency key. A request refused before it starts leaves its key unused. */
async function answerOnce(account: Account, call: ApiRequest, fault: Fault | null): Promise<ApiResponse> {
  if (fault?.kind === "rate limited") return rateLimited;
  const { idempotencyKey: key, method } = call;
  if (key === null || method !== "POST") return carryOut(account, call, fault);
  try {
    const earlier = account.idempotency.begin(key, `${call.path} ${call.text}`);
    if (earlier) return earlier;
  } catch (error) {
    return toErrorResponse(error);
  }
  const answer = await carryOut(account, call, fault);
  if (answer.status === 400 || answer.status === 404) account.idempotency.forget(key);
  else account.idempotency.keep(key, answer);
  return answer;
}

async function carryOut(account: Account, call: ApiRequest, fault: Fault | null): Promise<ApiResponse> {
  // Yields, so that a simultaneous request sees that the key is in use.
  await (fault?.kind === "slow" ? setTimeout(fault.ms) : setImmediate());
  if (fault?.kind === "500 before") return internalError;
  const answer = handle(account, call);
  return fault?.kind === "500 after" ? internalError : answer;
}

function handle(account: Account, call: ApiRequest): ApiResponse {
  try {
    return { status: 200, body: structuredClone(handleRequest(account, call)) };
  } catch (error) {
    return toErrorResponse(error);
  }
}

function toErrorResponse(error: unknown): ApiResponse {
  if (!(error instanceof Failure)) throw error;
  return { status: error.status, body: structuredClone({ error: error.body }) };
}

async function read(request: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { method = "GET", headers } = request;
  const key = headers["idempotency-key"];
  const version = headers["stripe-version"];
  return toCall({
    method,
    url: new URL(request.url ?? "/", "http://double"),
    text,
    authorization: headers.authorization ?? null,
    idempotencyKey: typeof key === "string" ? key : null,
    version: typeof version === "string" ? version : null,
  });
}

function toCall({
  url,
  authorization,
  ...call
}: Pick<ApiRequest, "method" | "text" | "idempotencyKey" | "version"> & {
  url: URL;
  authorization: string | null;
}): ApiRequest {
  const form = parseForm(call.method === "GET" ? url.search.slice(1) : call.text);
  const bearer = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
  return { ...call, path: url.pathname, form, bearer: bearer ?? (typeof form["key"] === "string" ? form["key"] : "") };
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { Account, type AccountKeys } from "./account.ts";
import { answerApi, type Asked } from "./endpoints.ts";
import { Failure } from "./failure.ts";
import { type Fault, Faults } from "./faults.ts";
import { parseForm } from "./form.ts";
import type { Answered } from "./idempotency.ts";

export interface StripeDouble {
  url: string;
  faults: Faults;
  /** The account of a secret key. */
  account(secretKey: string): Account;
  close(): Promise<void>;
}

const internal: Answered = {
  status: 500,
  body: { error: { type: "api_error", message: "An unknown error occurred" } },
};

/**
 * A double of the part of Stripe's API that we use, to charge cards with and without their owners: over HTTP, with books of its own, so that
 * the real SDK can be tested against it. It holds what is in the documentation, and no more.
 */
export async function startStripeDouble({
  accounts,
  now = () => new Date(),
}: {
  accounts: readonly AccountKeys[];
  now?: () => Date;
}): Promise<StripeDouble> {
  const faults = new Faults();
  const books = accounts.map((keys) => new Account(keys, now));

  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    // The browser's part of the provider comes from another origin than our pages.
    response.setHeader("access-control-allow-origin", "*");
    const key = asked.bearer;
    const account = books.find(({ keys }) => keys.secretKey === key || keys.publicKey === key);
    const fault = faults.take(asked.method, asked.path);
    if (fault?.kind === "refuse") return void request.socket.destroy();
    if (fault?.kind === "silence before") return;
    if (fault?.kind === "unavailable") return void response.writeHead(503).end();
    const answer = account
      ? await answerOnce(account, asked, fault)
      : { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } } };
    if (fault?.kind === "silence after") return;
    response.writeHead(answer.status, { "content-type": "application/json", "request-id": "req_double" });
    response.end(JSON.stringify(answer.body));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    account(secretKey) {
      const found = books.find(({ keys }) => keys.secretKey === secretKey);
      if (!found) throw new Error("no such account");
      return found;
    },
    async close() {
      await Promise.all(books.map(({ webhooks }) => webhooks.settled()));
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Acts, once for each idempotency key; a request that is refused before anything began leaves its key unused. */
async function answerOnce(account: Account, asked: Asked, fault: Fault | null): Promise<Answered> {
  const { idempotencyKey: key, method } = asked;
  // Somebody else may come in meanwhile, and meets a key that is in use.
  const run = () => (fault?.kind === "slow" ? setTimeout(fault.ms) : setImmediate());
  if (key === null || method !== "POST") {
    await run();
    if (fault?.kind === "500 before") return internal;
    const answer = attempt(() => answerApi(account, asked));
    return fault?.kind === "500 after" ? internal : answer;
  }
  let known: Answered | null = null;
  const begun = attempt(() => (known = account.idempotency.begin(key, `${asked.path} ${asked.text}`)));
  if (begun.status !== 200) return begun;
  if (known) return known;
  await run();
  if (fault?.kind === "500 before") {
    account.idempotency.keep(key, internal);
    return internal;
  }
  const answer = attempt(() => answerApi(account, asked));
  const kept = fault?.kind === "500 after" ? internal : answer;
  if (kept.status === 400 || kept.status === 404) account.idempotency.forget(key);
  else account.idempotency.keep(key, kept);
  return kept;
}

function attempt(act: () => unknown): Answered {
  try {
    return { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.status, body: structuredClone({ error: error.body }) };
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { method = "GET", headers } = request;
  const url = new URL(request.url ?? "/", "http://double");
  const form = parseForm(method === "GET" ? url.search.slice(1) : text);
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  const key = headers["idempotency-key"];
  return {
    method,
    path: url.pathname,
    text,
    form,
    bearer: bearer ?? (typeof form["key"] === "string" ? form["key"] : ""),
    idempotencyKey: typeof key === "string" ? key : null,
  };
}

import { perCountry } from "@kautia/contract";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { trace } from "@opentelemetry/api";
import { defaultResource } from "@opentelemetry/resources";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchJson } from "../../addresses/adapters/fetch-json.ts";
import { callAccounts } from "../../billing/adapters/stripe/stripe-accounts.ts";
import { post } from "../../quote/adapters/post.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { makeHttpSender } from "../../webhooks/adapters/http-sender.ts";
import { postOutside } from "../post-outside.ts";
import { inSpan } from "./in-span.ts";
import { startOtlp } from "./otlp.ts";

/** Stands for every provider and for the collector. */
let origin: string;
let received: IncomingHttpHeaders | null;
const double = createServer((request, response) => {
  if (!request.url?.startsWith("/v1/traces") && !request.url?.startsWith("/v1/metrics")) received = request.headers;
  request.resume().on("end", () => response.setHeader("content-type", "application/json").end("{}"));
});
beforeAll(async () => {
  await once(double.listen(0, "127.0.0.1"), "listening");
  const address = double.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
beforeEach(() => {
  received = null;
});
afterAll(() => double.close());

const account = { secretKey: "sk_test_double" };
const calls: [string, () => Promise<unknown>][] = [
  ["the credit bureau", () => post(`${origin}/bureau`, { headers: {}, body: "{}", secrets: null, timeout: 2_000 })],
  [
    "the signing service and other posts",
    () => postOutside(`${origin}/seal`, { headers: {}, body: "{}", timeout: 2_000 }),
  ],
  ["the address search", () => fetchJson(new URL(`${origin}/api`), {}, { timeout: 2_000, retries: 0 })],
  ["a webhook", () => makeHttpSender({ allowsPrivate: true }).send({ url: `${origin}/hook`, headers: {}, body: "{}" })],
  [
    "the card provider",
    () =>
      callAccounts({ accounts: perCountry(() => account), apiBase: origin, timeout: 2_000 }, (accounts) =>
        accounts("de").balance.retrieve(),
      ),
  ],
];

describe("while tracing is on", () => {
  let otlp: ReturnType<typeof startOtlp>;
  beforeAll(() => {
    otlp = startOtlp(origin, defaultResource(), silentLog);
  });
  afterAll(() => otlp.close());

  test.each(calls)("%s receives the span that called it", async (_provider, call) => {
    const span = await inSpan("call", {}, async () => {
      await call();
      return trace.getActiveSpan()?.spanContext();
    });
    expect(received?.["traceparent"]).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
    expect(received).not.toHaveProperty("tracestate");
  });
});

test.each(calls)("%s receives no trace header while tracing is off", async (_provider, call) => {
  await inSpan("call", {}, call);
  expect(received).not.toBeNull();
  expect(received).not.toHaveProperty("traceparent");
});

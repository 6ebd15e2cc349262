import { once } from "node:events";
import { createServer, type IncomingMessage, request as sendRequest, type Server } from "node:http";
import { Writable } from "node:stream";
import { getSettings, getTenant, saveRentTime } from "@kautia/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEmbeddedSuggestion } from "../../addresses/adapters/embedded-suggestion.ts";
import type { SuggestionSource } from "../../addresses/ports.ts";
import { makeNamedApplication } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { settle } from "#testing/server/settle.ts";
import { traceFields } from "./in-span.ts";

interface Line {
  id?: string;
  msg: string;
  trace_id?: string;
  span_id?: string;
}

const lines: Line[] = [];
const log = pino(
  { mixin: traceFields },
  new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) }),
);
/** What the collector received, by path. Protocol buffers contain texts and ids unencoded. */
const received: Record<string, Buffer> = {};
let collector: Server;
let server: TestServer;
let endpoint: string;
const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const caller = "00f067aa0ba902b7";
let token: string;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const { url: path = "", headers } = request;
    request.on("data", (chunk: Buffer) => {
      if (headers["content-type"] !== "application/x-protobuf") return;
      received[path] = Buffer.concat([received[path] ?? Buffer.alloc(0), chunk]);
    });
    const status = path.startsWith("/refusing/") ? 400 : 200;
    request.on("end", () => response.writeHead(status, { "content-type": "application/x-protobuf" }).end());
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const suggestion: SuggestionSource = {
    ...makeEmbeddedSuggestion(),
    async suggest() {
      log.info({}, "the source was asked");
      return [];
    },
  };
  const config = { otlpEndpoint: `${endpoint}/` };
  server = await makeTestServer({ config, overrides: { log, suggestion } });
  token = await makeNamedApplication(server);
  const headers = { traceparent: `00-${trace}-${caller}-01` };
  await server.call(getTenant, { params: { token } }, headers);
  await server.call(saveRentTime, { body: { token, rentTime: 1 } }, { "x-request-id": "proxy-4711-a" });
  await suggestSlowly(await server.app.listen({ host: "127.0.0.1", port: 0 }), headers);
  await makeSigned(server);
  await settle(server);
  await server.close();
});
afterAll(() => collector.close());

/** The body arrives after the server has begun with the request, in events of the connection. */
async function suggestSlowly(origin: string, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ query: "Torstr", country: "de", suggestSession: null });
  const sent = sendRequest(`${origin}/api/v1/suggestion`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
  });
  sent.once("continue", () => sent.end(body)).flushHeaders();
  const [response]: IncomingMessage[] = await once(sent, "response");
  response?.resume();
}

const has = (path: string, content: string | Buffer) => received[path]?.includes(content);

test("each request is a span of the caller's trace, named by its route and never by its path", () => {
  expect(has("/v1/traces", "GET /api/v1/onboarding/tenant/:token")).toBe(true);
  expect(has("/v1/traces", "POST /api/v1/onboarding/tenant/rent-time")).toBe(true);
  for (const id of [trace, caller]) expect(has("/v1/traces", Buffer.from(id, "hex"))).toBe(true);
  expect(has("/v1/traces", token)).toBe(false);
});

test("a request's id is in its trace, and the ids of its trace are in its log line", () => {
  expect(has("/v1/traces", "proxy-4711-a")).toBe(true);
  const [traced, own] = [lines.find(({ id }) => id === trace), lines.find(({ id }) => id === "proxy-4711-a")];
  expect(traced).toMatchObject({ msg: "request", trace_id: trace });
  expect(own?.trace_id).not.toBe(trace);
  for (const line of [traced, own])
    expect(has("/v1/traces", Buffer.from(line?.span_id ?? "missing", "hex"))).toBe(true);
});

test("background work and calls of providers are spans, too", () => {
  for (const span of ["address_source suggest", "card_provider createSetup", "work mails", "mail_server send"])
    expect(has("/v1/traces", span)).toBe(true);
});

test("log lines written after reading the body belong to the request's trace", () => {
  expect(lines.find(({ msg }) => msg === "the source was asked")?.trace_id).toBe(trace);
});

test("the collector gets the metrics as well", () => {
  expect(has("/v1/metrics", "http_request_duration_seconds")).toBe(true);
  expect(has("/v1/metrics", "kautia_build_info")).toBe(true);
});

test("without a collector nothing is traced, and log lines have no ids of traces", async () => {
  const silent = await makeTestServer({ overrides: { log } });
  lines.length = 0;
  await silent.call(getSettings, {}, { traceparent: `00-${trace}-${caller}-01` });
  await silent.close();
  expect(lines).toMatchObject([{ msg: "request", id: trace }]);
  expect(lines[0]?.trace_id).toBeUndefined();
});

test("a collector that refuses data is logged, and breaks neither requests nor shutdown", async () => {
  const alone = await makeTestServer({ config: { otlpEndpoint: `${endpoint}/refusing` }, overrides: { log } });
  lines.length = 0;
  expect((await alone.call(getSettings)).status).toBe(200);
  await alone.close();
  expect(lines.map(({ msg }) => msg)).toContain("OpenTelemetry reports an error");
});

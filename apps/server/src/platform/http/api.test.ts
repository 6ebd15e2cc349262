import { Writable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import {
  calls,
  getLang,
  getLocaleSettings,
  getSettings,
  getTenant,
  predictLang,
  problem,
  saveName,
  saveRentTime,
} from "@kautia/contract";
import { pino } from "pino";
import { afterAll, describe, expect, test, vi } from "vitest";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { DatabaseQueueFullError, DatabaseUnavailableError } from "../database/unavailable.ts";
import { openMetrics } from "./metrics.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const lines: string[] = [];
const log = pino({}, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));
const server = await makeTestServer({ config: { metricsPort: 0 }, overrides: { log } });
afterAll(() => server.close());

const post = (path: string, payload: string | Buffer, headers = {}) =>
  server.app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("the API", () => {
  test.each([
    ["not JSON", "{", 400, "BODY_INVALID"],
    ["an array", "[1]", 400, "BODY_INVALID"],
    ["a string", '"x"', 400, "BODY_INVALID"],
    ["nested too deeply", `{"token":${"[".repeat(40)}${"]".repeat(40)}}`, 400, "BODY_INVALID"],
    ["a list of 3,000 values", `{"token":[${"1,".repeat(3_000)}1]}`, 400, "BODY_INVALID"],
    ["3,000 commas in a text", JSON.stringify({ rentTime: ',"[{\\'.repeat(3_000) }), 400, "FIELD_REQUIRED"],
    ["not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, "BODY_INVALID"],
    ["empty", "", 400, "FIELD_REQUIRED"],
    ["null", "null", 400, "FIELD_REQUIRED"],
    ["over 100 kB", JSON.stringify({ token: "x".repeat(101_000) }), 413, "BODY_TOO_LARGE"],
  ])("rejects a body that is %s", async (_, body, status, errorCode) => {
    const response = await post("/onboarding/tenant/rent-time", body);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status, errorCode });
    expect(response.statusCode).toBe(status);
    expect(problem.parse(response.json())).toEqual(response.json());
  });

  test("lists every invalid field and uses the code of the first one", async () => {
    const body = { ...tenantName, firstName: " ", email: "nobody", phone: { dialCode: "+49", number: "12" } };
    const { problem: answer } = await server.call(saveName, { body });
    expect(answer).toEqual({
      type: "urn:kautia:error:FIELD_REQUIRED",
      title: "field required",
      status: 400,
      errorCode: "FIELD_REQUIRED",
      message: "A field is missing or empty.",
      data: {
        fields: [
          { path: "firstName", errorCode: "FIELD_REQUIRED", params: {} },
          { path: "email", errorCode: "INVALID_EMAIL", params: {} },
          { path: "phone.number", errorCode: "INVALID_PHONE_NUMBER", params: {} },
        ],
      },
    });
  });

  test.each(["/api", "/api/v1/nothing", "/api/v2/settings"])("answers an unknown path as JSON: %s", async (url) => {
    const response = await server.app.inject({ url });
    expect(response.json()).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  });

  test("logs an internal error without revealing it to the client", async () => {
    const broken = await makeTestServer({ overrides: { log } });
    await broken.deps.db.schema.dropTable("link").execute();
    const { problem: answer } = await broken.call(getTenant, { params: { token: "a".repeat(32) } });
    await broken.close();
    expect(answer).toMatchObject({ status: 500, errorCode: "INTERNAL", data: { fields: [] } });
    expect(JSON.stringify(answer)).not.toContain("relation");
    expect(lines.join("")).toContain('relation \\"link\\" does not exist');
  });
});

test("sends no-store and no-referrer with every answer of the API", async () => {
  const token = "a".repeat(32);
  for (const url of ["/settings", "/nothing", `/onboarding/tenant/${token}`, "/onboarding/tenant/%ff"]) {
    const { headers } = await server.app.inject({ url: `/api/v1${url}` });
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  }
});

test("logs no token, however it was sent", async () => {
  const token = await makeNamedApplication(server);
  await server.call(getTenant, { params: { token } });
  await server.call(saveRentTime, { body: { token, rentTime: 1 } });
  for (const url of [`/de?token=${token}`, `/de/landlord/${token}`, `/api/v1/onboarding/tenant/risk?token=${token}`])
    await server.app.inject({ url });
  await post("/onboarding/tenant/rent-time", `{"token":"${token}",`);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("")).not.toContain(token);
  expect(lines.join("")).not.toContain(tenantName.email);
});

test("limits requests to the API, with Retry-After, and does not count other paths", async () => {
  const other = await makeTestServer({ config: { requestsPerMinute: 3 } });
  const request = () => other.call(getSettings);
  for (let count = 0; count < 3; count++) expect((await request()).status).toBe(200);
  const { problem: answer, headers } = await request();
  expect(answer).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await other.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  await other.close();
});

describe("language and country", () => {
  test.each([
    ["de-AT,de;q=0.9", "localhost", "de", "at"],
    ["de", "kautia.example.at", "de", "at"],
    ["de-DE", "kautia.example.at", "de", "at"],
    ["en-AT", "kautia.example.de:443", "en", "de"],
    ["en;q=0.5,de-DE;q=0.9", "localhost", "de", "de"],
    ["fr-FR", "kautia.example.at:443", "de", "at"],
    ["", "localhost:3000", "en", "de"],
    ["en-NL", "localhost", "en", "de"],
    [",;q=x,;;,\u00e4", "localhost", "en", "de"],
  ])("of Accept-Language %s at host %s are %s and %s", async (language, host, lang, country) => {
    const headers = { "accept-language": language, host };
    expect((await server.call(predictLang, {}, headers)).body).toEqual({ lang });
    expect((await server.call(getSettings, {}, headers)).body).toMatchObject({ country });
  });

  test("are those of the country that the visitor chose, whatever the host is", async () => {
    const headers = { "accept-language": "de-AT", host: "kautia.example.de" };
    const settings = await server.call(getSettings, { query: { country: "at" } }, headers);
    expect(settings.body).toMatchObject({ country: "at" });
    const words = await server.call(getLang, { query: {} }, headers);
    const austrian = await server.call(getLang, { query: {} }, { "accept-language": "de-AT" });
    expect(words.body).toEqual(austrian.body);
  });

  test("lists each country with its languages", async () => {
    const { body } = await server.call(getLocaleSettings);
    const languages = ["de", "en"];
    expect(body?.settings).toEqual(["de", "at"].map((country) => ({ country, enabled: true, languages })));
  });

  test("select texts, which have a strong ETag and return 304 when unchanged", async () => {
    const first = await server.call(getLang, { query: {} }, { "accept-language": "de-AT" });
    const tag = String(first.headers["etag"]);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const headers = { "accept-language": "de-AT", "if-none-match": tag };
    const again = await server.app.inject({ url: "/api/v1/lang", headers });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await server.app.inject({ url: "/api/v1/lang", headers: { ...headers, "accept-language": "en" } });
    expect(other.statusCode).toBe(200);
  });

  test("select texts, which are compressed on request, with an ETag per encoding", async () => {
    const get = (headers: Record<string, string>) => server.app.inject({ url: "/api/v1/lang", headers });
    const [plain, compressed] = [await get({}), await get({ "accept-encoding": "gzip, br" })];
    expect(compressed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": plain.headers["content-type"],
    });
    expect(compressed.headers["vary"]).toContain("Accept-Encoding");
    expect(compressed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    const tag = String(compressed.headers["etag"]);
    expect(tag).not.toBe(plain.headers["etag"]);
    expect((await get({ "accept-encoding": "gzip, br", "if-none-match": tag })).statusCode).toBe(304);
  });
});

test("returns the public settings", async () => {
  const { body } = await server.call(getSettings);
  expect(body?.errorReporting).toMatchObject({
    tracesSampleRate: 0.01,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  expect(body).toMatchObject({
    environment: "test",
    brand: { name: "Kautia", websiteUrl: "/de/welcome" },
    countries: ["de", "at"],
    payment: { provider: "sandbox", publicKeys: { de: null, at: null } },
    product: {
      lowerLimitDeposit: 499,
      upperLimitDeposit: 15_000,
      depositMonthlyMultiplier: 3,
      depositCalculationStrategy: "MONTHLY_BASED",
    },
    claims: { feeFrom: 3, savesUpToMonths: 3, quoteMinutes: 2, quoteSeconds: 90, cashInterestPercent: 2 },
  });
});

describe("operations", () => {
  test("the OpenAPI document contains every call of the contract", async () => {
    const document = (await server.app.inject({ url: "/api/v1/openapi.json" })).json();
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      expect(document.paths[path]?.[call.method.toLowerCase()]).toMatchObject({ operationId: call.name });
    }
    expect(document.components.schemas.SaveNameRequest).toMatchObject({
      type: "object",
      properties: { salutation: {}, firstName: {}, email: {}, phone: {} },
    });
    expect(document.paths["/staff/applications"].get.security).toEqual([{ staff: [] }]);
    expect(document.paths["/policies"].get.security).toEqual([{ session: [] }]);
    const prefers = (path: string) => JSON.stringify(document.paths[path].post.parameters).includes("Prefer");
    expect(["/onboarding/tenant/name", "/onboarding/tenant/summary"].map(prefers)).toEqual([true, false]);
  });

  test("metrics are served on their own port only, labelled with route patterns, never with paths", async () => {
    const token = await makeNamedApplication(server);
    await server.call(getTenant, { params: { token } });
    const { scrape } = server.deps.telemetry;
    if (!scrape) throw new Error("no metrics");
    const metrics = await openMetrics(server.app, scrape, { host: "127.0.0.1", port: 0 });
    const address = metrics.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('{method="GET",route="/api/v1/onboarding/tenant/:token",status="200"}');
    expect(text).not.toContain(token);
    expect((await fetch(`${url}/api/v1/settings`)).status).toBe(404);
    expect((await server.app.inject({ url: "/metrics" })).body).not.toContain("http_request");
    await new Promise((resolve) => metrics.close(resolve));
  });

  test.each([
    ["UNAVAILABLE", "the database is down", new DatabaseUnavailableError("away")],
    ["OVERLOADED", "too many requests wait for the database", new DatabaseQueueFullError("full")],
  ])("answers 503 %s with Retry-After while %s", async (errorCode, _, failure) => {
    const token = await makeNamedApplication(server);
    const query = vi.spyOn(server.deps.sql, "query").mockRejectedValue(failure);
    const answer = await server.call(getTenant, { params: { token } });
    query.mockRestore();
    expect(answer).toMatchObject({ status: 503, problem: { errorCode } });
    expect(answer.headers["retry-after"]).toBe("5");
  });

  test("a stopping server is alive but not ready, still serves requests, and closes each connection", async () => {
    const stopping = await makeTestServer();
    expect((await stopping.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    stopping.deps.lifecycle.stop();
    expect((await stopping.app.inject({ url: "/readyz" })).statusCode).toBe(503);
    expect((await stopping.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    const served = await stopping.call(getSettings);
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({ connection: "close" });
    await stopping.close();
  });
});

import { getLang, getPrice, getTenant, initTenant, savePaymentPeriod } from "@kautia/contract";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  connectionLost,
  createFakeServer,
  type Handler,
  ok,
  refused,
  requestLost,
} from "../../../../tools/vitest/fake-server.ts";
import { sampleToken } from "../testing/sample-record.ts";
import { createApi } from "./api.ts";

function setUp(handlers: Record<string, Handler>, fetcher?: typeof fetch) {
  const server = createFakeServer(handlers);
  const left: number[] = [];
  const answers: unknown[] = [];
  const api = createApi({
    fetch: fetcher ?? server.fetch,
    locale: () => "de-AT",
    onAnswer: (answer) => answers.push(answer),
    onStatus: (status) => left.push(status),
  });
  return { api, server, left, answers };
}

const price = { body: { rentDepositAmount: "1500" } };

describe("API client", () => {
  test("returns the server's answer and passes it to onAnswer", async () => {
    const { api, answers } = setUp({ "init-tenant": () => ok({ token: sampleToken }) });
    expect(await api.call(initTenant, { query: {} })).toEqual({ ok: true, answer: { token: sampleToken } });
    expect(answers).toEqual([{ token: sampleToken }]);
  });

  test("fills in the path and sends the current locale, or the one that the call names", async () => {
    const seen: [string, string | null][] = [];
    const { api } = setUp({}, async (input, init) => {
      seen.push([
        input instanceof Request ? input.url : input.toString(),
        new Headers(init?.headers).get("Accept-Language"),
      ]);
      return Response.json({});
    });
    await api.call(getTenant, { params: { token: "a/b" } });
    await api.call(initTenant, { query: { insuranceHash: "x.y.z" } });
    await api.call(getLang, { query: {} }, { locale: "en" });
    expect(seen).toEqual([
      ["/api/v1/onboarding/tenant/a%2Fb", "de-AT"],
      ["/api/v1/onboarding/tenant/init?insuranceHash=x.y.z", "de-AT"],
      ["/api/v1/lang", "en"],
    ]);
  });

  test.each([
    ["DEPOSIT_RANGE", 400],
    ["OFFER_CHANGED", 409],
  ] as const)("returns %s (%i) to the caller", async (code, status) => {
    const { api, left } = setUp({ "get-price": () => refused(code) });
    const result = await api.call(getPrice, price);
    expect(result).toMatchObject({ ok: false, why: "refused", problem: { errorCode: code, status } });
    expect(left).toEqual([]);
  });

  test.each([
    ["TOKEN_UNKNOWN", 404],
    ["RATE_LIMITED", 429],
    ["INTERNAL", 500],
    ["PROVIDER_UNAVAILABLE", 503],
  ] as const)("goes to the error page for %s (%i), unless the caller handles that status", async (code, status) => {
    const { api, left } = setUp({ "get-price": () => refused(code) });
    expect(await api.call(getPrice, price)).toEqual({ ok: false, why: "left", problem: null });
    expect(left).toEqual([status]);
    expect(await api.call(getPrice, price, { handledStatuses: [status] })).toMatchObject({ why: "refused" });
    expect(await api.call(getPrice, price, { handledStatuses: "all" })).toMatchObject({ why: "refused" });
    expect(left).toEqual([status]);
  });

  test.each([
    [
      "an unknown code in a 400",
      400,
      JSON.stringify({ ...(refused("FIELD_INVALID").body as object), errorCode: "NEW_CODE" }),
    ],
    ["a proxy's page with a 409", 409, "<h1>Conflict</h1>"],
  ])("returns %s to the caller", async (_, status, body) => {
    const { api, left } = setUp({}, async () => new Response(body, { status }));
    expect(await api.call(getPrice, price)).toMatchObject({
      why: "refused",
      problem: { status, errorCode: "INTERNAL" },
    });
    expect(left).toEqual([]);
  });

  test("goes to the error page for an error in a foreign format, unless the caller handles that status", async () => {
    const proxy = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const { api, left } = setUp({}, proxy);
    const problem = { status: 502, errorCode: "INTERNAL" };
    expect(await api.call(getPrice, price, { handledStatuses: "all" })).toMatchObject({ why: "refused", problem });
    expect(await api.call(getPrice, price, { handledStatuses: [502] })).toMatchObject({ why: "refused", problem });
    expect(left).toEqual([]);
    expect(await api.call(getPrice, price)).toMatchObject({ why: "left" });
    expect(left).toEqual([502]);
  });

  test.each([401, 403, 404, 429])(
    "treats a foreign %i that the caller handles as a lost connection",
    async (status) => {
      const { api, left } = setUp({}, async () => new Response("<h1>Not here</h1>", { status }));
      expect(await api.call(getPrice, price, { handledStatuses: "all" })).toMatchObject({ why: "offline" });
      expect(left).toEqual([]);
    },
  );

  test("treats a foreign page and a network error as a lost connection", async () => {
    const hotel = setUp({}, async () => new Response("<h1>Please log in</h1>"));
    expect(await hotel.api.call(getPrice, price)).toMatchObject({ why: "offline" });
    const { api, left } = setUp({ "get-price": connectionLost });
    expect(await api.call(getPrice, price)).toMatchObject({ why: "offline" });
    expect(left).toEqual([]);
  });

  test("repeats a lost request once if a repeat has no further effect", async () => {
    let lost = 0;
    const { api, server } = setUp({ "get-lang": () => (lost++ === 0 ? requestLost() : ok({ greeting: "Hallo" })) });
    expect(await api.call(getLang, {})).toMatchObject({ ok: true });
    expect(server.asked("get-lang")).toHaveLength(2);
  });

  test("leaves it to the visitor to repeat a lost save", async () => {
    const { api, server } = setUp({ "init-tenant": connectionLost });
    expect(await api.call(initTenant, { query: {} })).toMatchObject({ why: "offline" });
    expect(server.asked("init-tenant")).toHaveLength(1);
  });

  test("cancels the earlier of two requests to the same address", async () => {
    const { api, server } = setUp({ "get-price": () => ok({ monthly: 6.35, yearly: 70.5 }) });
    const [first, second] = await Promise.all([api.call(getPrice, price), api.call(getPrice, price)]);
    expect(first).toEqual({ ok: false, why: "cancelled", problem: null });
    expect(second).toMatchObject({ ok: true });
    expect(server.asked("get-price")).toHaveLength(2);
  });

  test("sets no time limit of its own", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let signal: AbortSignal | null | undefined;
    const { api } = setUp({}, (_, init) => {
      ({ signal } = init ?? {});
      return new Promise(() => {});
    });
    void api.call(getPrice, price);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect([signal?.aborted, api.pending.get()]).toEqual([false, 1]);
  });

  test("does not cancel requests to other addresses", async () => {
    const { api } = setUp({ "get-tenant": () => ok({}) });
    const results = await Promise.all([
      api.call(getTenant, { params: { token: "a" } }),
      api.call(getTenant, { params: { token: "b" } }),
    ]);
    expect(results.map((result) => result.ok)).toEqual([true, true]);
  });

  test.each([
    [{}, 1],
    [{ quiet: true }, 0],
    [{ loading: "suggestionsLoad" }, 0],
    [{ loading: "getPrice" }, 0],
    [{ loading: "checkSuggestion" }, 1],
  ] as const)("a call with %j covers the page with %i overlay", async (options, count) => {
    const { api } = setUp({ "get-price": () => ok({}) });
    const call = api.call(getPrice, price, options);
    expect(api.pending.get()).toBe(count);
    await call;
    expect(api.pending.get()).toBe(0);
  });

  test("counts calls that the visitor waits for, but not quiet ones", async () => {
    const { api } = setUp({ "get-price": () => ok({}), "save-payment-period": connectionLost });
    const quiet = api.call(getPrice, price, { quiet: true });
    expect(api.pending.get()).toBe(0);
    const body = { token: sampleToken, language: "de", paymentPeriod: "YEARLY", premiumAmount: 70.5 } as const;
    const waited = api.call(savePaymentPeriod, { body });
    expect(api.pending.get()).toBe(1);
    await Promise.all([quiet, waited]);
    expect(api.pending.get()).toBe(0);
  });
});

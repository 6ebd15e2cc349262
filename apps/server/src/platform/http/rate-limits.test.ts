import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import type { Config } from "../config/settings.ts";
import { stripeAccounts } from "#testing/doubles/stripe-accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server?.close();
});

/** Sends paths unchanged; other clients would resolve and encode them first. */
async function openClient(config: Partial<Config>) {
  server = await makeTestServer({ config });
  const port = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port;
  return async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
    const [response] = await once(sent, "response");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event's argument
    const answer = response as IncomingMessage;
    answer.resume();
    return { status: answer.statusCode, cacheControl: answer.headers["cache-control"] };
  };
}

const spellings = [
  "/api/v1/settings",
  "/%61pi/v1/settings",
  "/api/v1/s%65ttings?x=1",
  "http://kautia.example/api/v1/settings",
  "http://kautia.example/%61%70%69/v1/settings",
];

test("counts a call regardless of the spelling of its path, and forbids caching the answer", async () => {
  const ask = await openClient({ requestsPerMinute: spellings.length });
  for (const path of spellings)
    expect([path, await ask(path)]).toEqual([path, { status: 200, cacheControl: "no-store" }]);
  for (const path of spellings)
    expect([path, await ask(path)]).toEqual([path, { status: 429, cacheControl: "no-store" }]);
});

test("counts unknown paths of the API, and forbids caching the answer", async () => {
  const ask = await openClient({ requestsPerMinute: 3 });
  expect(await ask("/%61pi/nothing")).toEqual({ status: 404, cacheControl: "no-store" });
  expect(await ask("/api", {}, "PUT")).toEqual({ status: 404, cacheControl: "no-store" });
  expect(await ask("/api/v1/settings", {}, "DELETE")).toEqual({ status: 405, cacheControl: "no-store" });
  expect((await ask("/api/nothing")).status).toBe(429);
});

test("a minute is over after a minute, even if the clock is set back meanwhile", async () => {
  const ask = await openClient({ requestsPerMinute: 1 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  expect((await ask("/api/v1/settings")).status).toBe(200);
  expect((await ask("/api/v1/settings")).status).toBe(429);
  const later = performance.now() + 60_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect((await ask("/api/v1/settings")).status).toBe(200);
});

test("the card provider may send any number of webhooks", async () => {
  const payment = { provider: "stripe", apiBase: "http://127.0.0.1:9", accounts: stripeAccounts } as const;
  const ask = await openClient({ requestsPerMinute: 1, payment });
  for (const _ of [1, 2, 3]) expect((await ask("/api/v1/payment/webhooks/de", {}, "POST")).status).toBe(400);
});

test("counts a network of IPv6 addresses as one client", async () => {
  const ask = await openClient({ requestsPerMinute: 1, trustProxy: 1 });
  expect((await ask("/api/v1/settings", { "x-forwarded-for": "2001:db8:1:2::1" })).status).toBe(200);
  expect((await ask("/api/v1/settings", { "x-forwarded-for": "2001:db8:1:2::ffff" })).status).toBe(429);
  expect((await ask("/api/v1/settings", { "x-forwarded-for": "2001:db8:1:3::1" })).status).toBe(200);
});

test.each<[string, Config["trustProxy"]]>([
  ["no proxy", false],
  ["one proxy", 1],
  ["a proxy at a known address", ["127.0.0.1"]],
])("behind %s, a client cannot choose the address that is counted", async (_, trustProxy) => {
  const ask = await openClient({ requestsPerMinute: 1, trustProxy });
  const from = (chosen: string) => ({ "x-forwarded-for": `${chosen}, 192.0.2.7` });
  expect((await ask("/api/v1/settings", from("198.51.100.1"))).status).toBe(200);
  expect((await ask("/api/v1/settings", from("198.51.100.2"))).status).toBe(429);
});

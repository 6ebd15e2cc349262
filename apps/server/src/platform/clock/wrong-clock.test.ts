import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { makeAccepted, readCharges } from "#testing/policies/sign-policy.ts";

const day = 86_400_000;
let server: TestServer;
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const readiness = async () => (await server.app.inject({ url: "/readyz" })).json();

beforeAll(async () => {
  server = await makeTestServer({ config: { metricsPort: 0 }, overrides: { clock: { now: () => new Date() } } });
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date() }));
afterEach(() => vi.useRealTimers());

test("a worker whose clock is forty days ahead charges nothing and says why it is not ready", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: dateIn(20) });
  vi.setSystemTime(Date.now() + 40 * day);
  await server.deps.jobs.start();
  await expect.poll(readiness).toEqual({
    status: "not ready",
    problem: expect.stringMatching(/^this machine's clock is 345\d{4} s ahead of the database's$/),
  });
  const { value } = await readMetrics(server);
  expect(value("kautia_clock_difference_seconds")).toBeGreaterThan(39 * 86_400);
  expect(value("kautia_ready")).toBe(0);

  vi.setSystemTime(Date.now() - 40 * day);
  server.deps.jobs.wake();
  await expect.poll(readiness).toMatchObject({ status: "ready" });
  expect(await readCharges(server, refId)).toEqual([]);
});

import { setTimeout as wait } from "node:timers/promises";
import { logIn } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { quickPasswords } from "#testing/server/quick-passwords.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { silentLog } from "#testing/server/silent-log.ts";

/** In ms. Between two limits of the histogram. */
const slow = 120;

const lines: object[] = [];
const log = { ...silentLog, info: (fields: object) => void lines.push(fields) };
const passwords = { ...quickPasswords, verify: () => wait(slow, false) };

const server = await makeTestServer({ config: { metricsPort: 0 }, overrides: { log, passwords } });
afterAll(() => server.close());

test("health checks are measured but not logged", async () => {
  for (const url of ["/healthz", "/readyz", "/api/v1/settings"]) await server.app.inject({ url });
  expect(lines).toEqual([expect.objectContaining({ route: "/api/v1/settings" })]);
  const { value } = await readMetrics(server);
  const labels = { method: "GET", route: "/readyz", status: "200" };
  expect(value("http_request_duration_seconds_count", labels)).toBe(1);
});

test("a slow request is logged and measured with its real duration", async () => {
  await server.call(logIn, { body: { login: "jana@example.com", password: "Wrong-Password-1" } });
  const route = "/api/v1/session";
  expect(lines).toContainEqual(expect.objectContaining({ route, ms: expect.toSatisfy((ms: number) => ms >= slow) }));
  const { value } = await readMetrics(server);
  const labels = { method: "POST", route, status: "401" };
  const bucket = (le: string) => value("http_request_duration_seconds_bucket", { ...labels, le });
  expect(bucket("0.1")).toBe(0);
  expect(bucket("+Inf")).toBe(1);
  expect(value("http_request_duration_seconds_sum", labels)).toBeGreaterThanOrEqual(slow / 1_000);
});

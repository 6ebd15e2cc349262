import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettableClock } from "../clock/clock.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { openSettableClock } from "./settable-clock.ts";

let server: TestServer;
let clock: SettableClock;

beforeAll(async () => {
  server = await makeTestServer();
  clock = await openSettableClock(server.deps.db, server.clock);
});
afterAll(() => server.close());

test("the settable clock moves forward, never back, and keeps running", async () => {
  expect(clock.now().toISOString()).toBe("2027-01-15T10:00:00.000Z");
  await clock.moveTo(new Date("2027-03-01T00:00:00Z"));
  expect(clock.now().toISOString()).toBe("2027-03-01T00:00:00.000Z");
  await clock.moveTo(new Date("2027-02-01T00:00:00Z"));
  expect(clock.now().toISOString()).toBe("2027-03-01T00:00:00.000Z");
  server.clock.advance(5000);
  expect(clock.now().toISOString()).toBe("2027-03-01T00:00:05.000Z");
});

test("the settable clock shows the same time on another server and after a restart", async () => {
  const other = await openSettableClock(server.deps.db, server.clock);
  expect(other.now()).toEqual(clock.now());
  await other.moveTo(new Date("2028-02-29T12:00:00Z"));
  expect(clock.now()).not.toEqual(other.now());
  await clock.refresh();
  expect(clock.now()).toEqual(other.now());
});

test("the settable clock refreshes only when the last refresh is older than the maximum age", async () => {
  const other = await openSettableClock(server.deps.db, server.clock);
  await clock.refresh();
  await other.moveTo(new Date("2029-01-01T00:00:00Z"));
  await clock.refresh(60_000);
  expect(clock.now()).not.toEqual(other.now());
  await clock.refresh(0);
  expect(clock.now()).toEqual(other.now());
});

import type { TenantRecord } from "@kautia/contract";
import { expect, test } from "vitest";
import { createApi } from "../../api/api.ts";
import { connectionLost, createFakeServer, type FakeReply, ok } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { createStore } from "../app/store.ts";
import { createTestMode } from "./test-mode.ts";

const invited = sampleRecord({ invited: true });

function setUp(answer: () => FakeReply, first: TenantRecord | null = null) {
  const server = createFakeServer({ "get-test-mode": answer });
  const api = createApi({ fetch: server.fetch, locale: () => "en", onAnswer: () => {}, onStatus: () => {} });
  const record = createStore<TenantRecord | null>(null);
  const mode = createTestMode(() => api, record, { record: first, test: first !== null });
  return { record, mode, asked: () => server.asked("get-test-mode").length };
}

test("asks once whether an invited tenant's application is a test", async () => {
  const { record, mode, asked } = setUp(() => ok({ test: true }));
  record.set(invited);
  await expect.poll(mode.get).toBe(true);
  record.set({ ...invited, message: "Hello" });
  expect(asked()).toBe(1);
});

test("asks for nobody else, and forgets the test together with its application", () => {
  const { record, mode, asked } = setUp(() => ok({ test: true }), invited);
  record.set(invited);
  expect(mode.get()).toBe(true);
  record.set(null);
  record.set(sampleRecord({ invited: false, refId: "0".repeat(24) }));
  expect([mode.get(), asked()]).toEqual([false, 0]);
});

test("asks again with the next answer after a failure", async () => {
  let lost = true;
  const { record, mode } = setUp(() => (lost ? connectionLost() : ok({ test: true })));
  record.set(invited);
  lost = false;
  const seen = async () => {
    record.set({ ...invited });
    return mode.get();
  };
  await expect.poll(seen).toBe(true);
});

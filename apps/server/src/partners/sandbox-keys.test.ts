import {
  calls,
  inviteTenant,
  keepProperties,
  listGuarantees,
  listInvitations,
  listProperties,
  listTestData,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeDemoPartner } from "./demo-partner.ts";

let sandbox: TestServer;
let real: TestServer;
let testKey: { authorization: string };
let liveKey: { authorization: string };
beforeAll(async () => {
  [sandbox, real] = await Promise.all([makeTestServer({ settings: { SANDBOX: "true" } }), makeTestServer()]);
  testKey = await makeTestPartner(sandbox, "kern");
  liveKey = await makeTestPartner(real, "kern");
});
afterAll(() => Promise.all([sandbox.close(), real.close()]));

const refused = (errorCode: string) => ({ status: 401, errorCode });

test("keys made in a sandbox begin with 'test_', and keys made elsewhere do not", () => {
  expect(testKey.authorization).toMatch(/^Bearer test_[0-9a-f]{32}$/);
  expect(liveKey.authorization).toMatch(/^Bearer [0-9a-f]{32}$/);
});

test("a test key works in a sandbox", async () => {
  expect((await sandbox.call(listGuarantees, {}, testKey)).status).toBe(200);
  expect((await sandbox.call(inviteTenant, { body: offer }, testKey)).status).toBe(201);
  const properties = [{ id: "B-1", address: offer.address }];
  expect((await sandbox.call(keepProperties, { body: { properties } }, testKey)).status).toBe(200);
  expect((await sandbox.call(listProperties, {}, testKey)).body?.properties).toHaveLength(1);
});

test("outside a sandbox every call of partners answers a test key with SANDBOX_KEY, whether the key exists or not", async () => {
  for (const { method, path } of calls.filter(({ access }) => access === "partner")) {
    const url = `/api/v1${path.replaceAll(/:\w+/g, "x")}`;
    const answer = await real.app.inject({ method, url, headers: testKey, ...(method === "POST" && { payload: {} }) });
    expect([url, answer.json()]).toMatchObject([url, refused("SANDBOX_KEY")]);
  }
  const typed = await real.call(listInvitations, {}, { authorization: "Bearer test_x" });
  expect(typed.problem).toMatchObject(refused("SANDBOX_KEY"));
  expect(typed.headers["www-authenticate"]).toBe("Bearer");
});

test("a sandbox answers a live key with LIVE_KEY, and an unknown test key as invalid", async () => {
  expect((await sandbox.call(listInvitations, {}, liveKey)).problem).toMatchObject(refused("LIVE_KEY"));
  for (const key of [`test_${"0".repeat(32)}`, "x"])
    expect((await sandbox.call(listInvitations, {}, { authorization: `Bearer ${key}` })).problem).toMatchObject(
      refused("PARTNER_KEY_INVALID"),
    );
});

test("the demo partner's key works in a sandbox outside production", async () => {
  await makeDemoPartner(sandbox.deps);
  const demo = { authorization: "Bearer demo-partner-key" };
  expect((await sandbox.call(listProperties, {}, demo)).body?.properties).toHaveLength(3);
});

test("outside a sandbox nobody lists or deletes what a partner has begun", async () => {
  expect((await real.call(listTestData, {}, liveKey)).problem).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});

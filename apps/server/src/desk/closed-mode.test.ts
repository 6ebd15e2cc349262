import { acceptInvitation, getClosedMode, getSettings, initTenant, setClosedMode } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInvitation, makeTestPartner } from "../testing/invitations.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { logInAtDesk } from "../testing/staff.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const begin = async () => (await server.call(initTenant, { query: {} })).status;

test("an administrator closes and reopens the app for applications, and the desk sees who did", async () => {
  const person = await logInAtDesk(server);
  const change = async (closed: boolean) => (await server.call(setClosedMode, { body: { closed } }, person)).body;
  const never = { closed: false, bySetting: false, changedAt: null, changedBy: null };
  expect((await server.call(getClosedMode, {}, person)).body).toEqual(never);
  expect(await begin()).toBe(200);
  expect(await change(true)).toMatchObject({ closed: true, changedBy: expect.any(String) });
  expect([await begin(), (await server.call(getSettings)).body?.closed]).toEqual([503, true]);
  expect(await change(false)).toMatchObject({ closed: false });
  expect([await begin(), (await server.call(getSettings)).body?.closed]).toEqual([200, false]);
  const acts = server.deps.db.selectFrom("staff_act").select("act").where("act", "in", ["close-app", "open-app"]);
  expect((await acts.orderBy("id").execute()).map(({ act }) => act)).toEqual(["close-app", "open-app"]);
});

test("an invitation cannot be accepted while the app is closed, but afterwards", async () => {
  const id = await makeInvitation(server, await makeTestPartner(server, "kern"));
  const person = await logInAtDesk(server);
  const change = (closed: boolean) => server.call(setClosedMode, { body: { closed } }, person);
  const accept = () => server.call(acceptInvitation, { params: { id } });
  await change(true);
  expect((await accept()).problem).toMatchObject({ status: 503, errorCode: "PROVIDER_UNAVAILABLE" });
  await change(false);
  expect((await accept()).body).toMatchObject({ invited: true });
});

test("only administrators may close the app", async () => {
  const person = await logInAtDesk(server);
  await server.deps.db.updateTable("staff_account").set({ role: "underwriter" }).execute();
  const { problem } = await server.call(setClosedMode, { body: { closed: true } }, person);
  expect(problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
  expect(await begin()).toBe(200);
});

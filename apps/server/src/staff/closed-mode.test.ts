import {
  acceptInvitation,
  calls,
  getClosedMode,
  getSettings,
  initTenant,
  resumeTenant,
  saveName,
  setClosedMode,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeLink } from "../access/index.ts";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { sampleBody } from "#testing/values/sample-bodies.ts";
import { makeInvitation } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { findRefId } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const begin = async () => (await server.call(initTenant, { query: {} })).status;

test("an administrator closes and reopens the app for applications, and the desk sees who did", async () => {
  const person = await logInAsStaff(server);
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
  const person = await logInAsStaff(server);
  const change = (closed: boolean) => server.call(setClosedMode, { body: { closed } }, person);
  const accept = () => server.call(acceptInvitation, { params: { id } });
  await change(true);
  expect((await accept()).problem).toMatchObject({ status: 503, errorCode: "PROVIDER_UNAVAILABLE" });
  await change(false);
  expect((await accept()).body).toMatchObject({ invited: true });
});

test("while the app is closed, no call starts an application or invites to one, and links stay unused", async () => {
  const partner = await makeTestPartner(server, "closed");
  const administrator = await logInAsStaff(server);
  const token = await makeNamedApplication(server);
  const subject = await findRefId(server, token);
  const { db, random } = server.deps;
  const link = await makeLink(db, server.deps, "new-application", { subject });
  const confirmation = await makeLink(db, server.deps, "confirmation", { subject: random.uuid() });
  const count = async () => {
    const { rows } = await sql`SELECT (SELECT count(*) FROM application) AS applications,
      (SELECT count(*) FROM invitation) AS invitations, (SELECT count(*) FROM landlord_invite) AS invites,
      (SELECT count(*) FROM link WHERE kind = 'new-application') AS unused`.execute(server.deps.db);
    return rows[0];
  };
  await server.call(setClosedMode, { body: { closed: true } }, administrator);
  const before = await count();
  const starting = calls.filter(({ startsApplication }) => startsApplication);
  expect(starting.map(({ name }) => name).sort()).toEqual([
    "accept-invitation",
    "ask-to-invite",
    "confirm-invitation",
    "init-tenant",
    "invite-for-partner",
    "invite-tenant",
    "invite-tenants",
    "resume-tenant",
    "save-name",
  ]);
  for (const call of starting) {
    const sample = sampleBody(call, { token: link, login: "ada@example.com" });
    const { statusCode, headers, body } = await server.app.inject({
      method: "POST",
      url: `/api/v1${call.path.replace(":token", confirmation).replaceAll(/:\w+/g, "closed")}`,
      headers: { ...partner, ...administrator, "content-type": "application/json" },
      payload: JSON.stringify(call === saveName ? { ...sample, token: undefined } : (sample ?? {})),
    });
    expect([call.name, statusCode, headers["retry-after"]]).toEqual([call.name, 503, "600"]);
    expect(body).toContain("PROVIDER_UNAVAILABLE");
  }
  expect(await count()).toEqual(before);
  // An open page keeps working, so that nobody loses what they typed.
  expect((await server.call(saveName, { body: { token, ...tenantName } })).status).toBe(200);
  await server.call(setClosedMode, { body: { closed: false } }, administrator);
  expect((await server.call(resumeTenant, { body: { token: link } })).status).toBe(200);
});

test("only administrators may close the app", async () => {
  const person = await logInAsStaff(server);
  await server.deps.db.updateTable("staff_account").set({ role: "underwriter" }).execute();
  const { problem } = await server.call(setClosedMode, { body: { closed: true } }, person);
  expect(problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
  expect(await begin()).toBe(200);
});

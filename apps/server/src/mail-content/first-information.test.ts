import { acceptInvitation, askToResume, getTenant, saveName } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { makeInvitation, makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

const minute = 60_000;
let server: TestServer;
let count = 0;
let email = "";
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  email = `erst-${(count += 1)}@example.com`;
});

const mailsTo = async (to = email) => (await server.deps.outbox?.list(to)) ?? [];
/** Subjects and attachments of the sent mails, newest first. */
const mailedTo = async (to = email) =>
  (await mailsTo(to)).map(({ subject, attachments }) => [subject, ...attachments.map(({ fileName }) => fileName)]);
const own = ["Wer wir sind: Erstinformation zu Ihrem Antrag", "Erstinformation.pdf"];
const runMinutes = (minutes: number) =>
  server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + minutes * minute));
async function readLog(token: string) {
  const { refId = "" } = (await server.call(getTenant, { params: { token } })).body ?? {};
  return server.deps.db.selectFrom("given_document").selectAll().where("ref_id", "=", refId).execute();
}

test("the initial information is mailed once, ten minutes after the address is known, and logged with version, hash and time", async () => {
  const token = await makeNamedApplication(server, { email });
  await runMinutes(9);
  expect(await mailedTo()).toEqual([]);
  await runMinutes(1);
  expect(await mailedTo()).toEqual([own]);
  const { version, sha256 } = await server.deps.legalDocuments.find("first-info", "de", "de");
  const at = server.deps.clock.now();
  expect(await readLog(token)).toMatchObject([{ kind: "first-info", how: "MAILED", version, sha256, at }]);
  await server.call(saveName, { body: { ...tenantName, token, email, lastName: "Anders" } });
  await runMinutes(30);
  expect(await mailedTo()).toHaveLength(1);
});

test("the initial information is attached to an earlier mail, which mentions it, instead of being mailed separately", async () => {
  const token = await makeNamedApplication(server, { email });
  await server.call(askToResume, { body: { email, token } });
  await runMinutes(0);
  expect(await mailedTo()).toEqual([["Ihr Link zum Weitermachen", "Erstinformation.pdf"]]);
  expect((await mailsTo())[0]?.text).toContain("Im Anhang ist unsere Erstinformation");
  expect(await readLog(token)).toHaveLength(1);
  await runMinutes(30);
  expect(await mailedTo()).toHaveLength(1);
  await server.call(askToResume, { body: { email, token } });
  await runMinutes(0);
  expect((await mailedTo())[0]).toEqual(["Ihr Link zum Weitermachen"]);
});

test("follows an address that the tenant corrects, before and after it was mailed", async () => {
  const token = await makeNamedApplication(server, { email: `x${email}` });
  const correct = (to: string) => server.call(saveName, { body: { ...tenantName, token, email: to } });
  await correct(`y${email}`);
  await runMinutes(10);
  expect(await mailedTo(`x${email}`)).toEqual([]);
  expect(await mailedTo(`y${email}`)).toEqual([own]);
  await correct(email);
  await runMinutes(10);
  expect(await mailedTo()).toEqual([own]);
});

test("the initial information is mailed once to ΟΔΟΣ@example.com", async () => {
  const to = "ΟΔΟΣ@example.com";
  const token = await makeNamedApplication(server, { email: to });
  await runMinutes(10);
  await server.call(askToResume, { body: { email: to, token } });
  await runMinutes(0);
  expect(await mailedTo(to)).toEqual([["Ihr Link zum Weitermachen"], own]);
});

test("an invited tenant's initial information is logged as attached to the invitation, and not mailed again", async () => {
  const key = await makeTestPartner(server, "kern");
  const changes = { tenant: { ...offer.tenant, email } };
  const early = await makeInvitedTenant(server, key, changes);
  expect(await readLog(early)).toEqual([]);
  await runMinutes(11);
  // Accepted before the invitation was mailed, by the partner's own link.
  expect(await mailedTo()).toContainEqual(own);

  const another = `zweite-${email}`;
  const address = { ...offer.address, streetNumber: "77" };
  const id = await makeInvitation(server, key, { address, tenant: { ...offer.tenant, email: another } });
  await runMinutes(0);
  const token = (await server.call(acceptInvitation, { params: { id } })).body?.token ?? "";
  expect(await readLog(token)).toMatchObject([{ kind: "first-info", how: "MAILED" }]);
  await runMinutes(30);
  const [invitation, ...more] = await mailedTo(another);
  expect(invitation?.slice(1)).toEqual(["Erstinformation.pdf"]);
  expect(more).toEqual([]);
});

import { addPersonToPartner, changeWebhook, removePersonFromPartner } from "@kautia/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeInvitedTenant } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addReceiver, openReceiver, type Receiver } from "#testing/doubles/webhook-receiver.ts";
import { sentMails } from "#testing/people/mails.ts";

let server: TestServer;
let receiver: Receiver;
let key: { authorization: string };
beforeAll(async () => {
  server = await makeTestServer({ config: { webhooksMayBePrivate: true } });
});
afterAll(() => server.close());
let partner = "";
let partners = 0;
let tenants = 0;
beforeEach(async () => {
  receiver = await openReceiver(server);
  partner = `partner-${++partners}`;
  key = await makeTestPartner(server, partner);
});
afterEach(() => receiver.close());

const after = (minutes: number) =>
  runUntil(server, new Date(server.deps.clock.now().getTime() + minutes * 60_000).toISOString());
const begin = (by = key) => makeInvitedTenant(server, by, { tenant: { email: `tenant-${++tenants}@example.com` } });

async function addPerson(email: string, language: "de" | "en") {
  const body = { name: "Mia Kern", email, language };
  const staff = await logInAsStaff(server);
  const added = await server.call(addPersonToPartner, { params: { id: partner }, body }, staff);
  if (!added.ok) throw new Error(added.problem.errorCode);
  return { staff, params: { id: partner, personId: added.body.id } };
}

test("each of the partner's people gets one mail, in their language, when a failing webhook is switched off", async () => {
  const webhook = await addReceiver(server, key, receiver);
  await addPerson("mia@kern.example", "de");
  await addPerson("tom@kern.example", "en");
  const { staff, params } = await addPerson("gone@kern.example", "en");
  await server.call(removePersonFromPartner, { params }, staff);
  receiver.answer = () => 500;
  await begin();
  await begin();
  await after(3 * 24 * 60 - 1);
  expect(await sentMails(server, "mia@kern.example", /webhook/i)).toEqual([]);
  await after(60);
  const [german, ...more] = await sentMails(server, "mia@kern.example", /webhook/i);
  expect(more).toEqual([]);
  expect(german?.subject).toBe(`Wir haben einen Webhook von Partner ${partner} abgeschaltet`);
  for (const part of [receiver.url, "Gestört seit", "15. Januar 2027", "/de/partner/webhooks"])
    expect(german?.text).toContain(part);
  const [english] = await sentMails(server, "tom@kern.example", /webhook/i);
  for (const part of ["Failing since", "15 January 2027", "/en/partner/webhooks"])
    expect(english?.text).toContain(part);
  expect(await sentMails(server, "gone@kern.example", /webhook/i)).toEqual([]);

  // Switching it on and off again causes another mail.
  await server.call(changeWebhook, { params: { id: webhook.id }, body: { enabled: true } }, key);
  receiver.answer = () => 410;
  await begin();
  await begin();
  await after(60);
  const mails = await sentMails(server, "mia@kern.example", /webhook/i);
  expect(mails).toHaveLength(2);
  expect(mails.map(({ text }) => text).join()).toContain("Antwort vom");
});

test("sends no mail when the partner switches a webhook off", async () => {
  const webhook = await addReceiver(server, key, receiver);
  await addPerson(`eva-${partners}@kern.example`, "de");
  await server.call(changeWebhook, { params: { id: webhook.id }, body: { enabled: false } }, key);
  await begin();
  await after(60);
  expect(await sentMails(server, `eva-${partners}@kern.example`, /webhook/i)).toEqual([]);
});

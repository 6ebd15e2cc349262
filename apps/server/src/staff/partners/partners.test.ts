import { generateKeyPairSync } from "node:crypto";
import {
  addWebhookForPartner,
  type CallRequest,
  changePartner,
  changeWebhookOfPartner,
  createPartner,
  deleteTestsOfPartner,
  getInvitation,
  getPartner,
  keepHomesForPartner,
  listHomesOfPartner,
  listPeopleOfPartner,
  listStaffActs,
  listWebhooksOfPartner,
  makePartnerKey,
  remindTenant,
  removeHomeOfPartner,
  removeWebhookOfPartner,
  revokePartnerKey,
  rotateSecretOfPartner,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeInvitation } from "#testing/applications/invitations.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsPerson } from "#testing/people/partners.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";

const server = await makeTestServer();
const staff = await logInAsStaff(server);
afterAll(() => server.close());

type NewPartner = CallRequest<typeof createPartner>["body"];
const person = { name: "Mia Kern", email: "mia@kern.example", language: "de" } as const;
const newPartner: NewPartner = {
  id: "kern",
  name: "Hausverwaltung Kern GmbH",
  country: "de",
  contact: { name: "Tom Kern", email: "office@kern.example", phone: "+49 30 1234" },
  person,
};
let count = 0;
async function makeOwn(changes: Partial<NewPartner> = {}): Promise<{ id: string }> {
  const id = `own-${++count}`;
  const body = { ...newPartner, id, person: { ...person, email: `${id}@example.com` }, ...changes };
  const made = await server.call(createPartner, { body }, staff);
  if (!made.ok) throw new Error(made.problem.errorCode);
  return { id };
}
const readActs = async () =>
  (await server.call(listStaffActs, { query: {} }, staff)).body?.rows.map(({ act, subject }) => [act, subject]) ?? [];
/** A valid key gets INVITATION_UNKNOWN. */
const answerTo = async (key: string) =>
  (await server.call(getInvitation, { params: { id: "x" } }, { authorization: `Bearer ${key}` })).problem?.errorCode;

test("creates a partner whose first person logs in with a mailed link", async () => {
  const { body, status } = await server.call(createPartner, { body: newPartner }, staff);
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: "kern", country: "de", contact: newPartner.contact, keys: [], baseUrl: null });
  const people = (await server.call(listPeopleOfPartner, { params: { id: "kern" } }, staff)).body?.people;
  expect(people).toMatchObject([person]);
  await expect(logInAsPerson(server, person.email)).resolves.toHaveProperty("cookie");
  const { rows = [] } = (await server.call(listStaffActs, { query: {} }, staff)).body ?? {};
  expect(rows[0]).toMatchObject({ act: "create-partner", partner: newPartner.name, partnerPerson: person.name });
});

test("when two partners are created at once with one id, one is refused", async () => {
  const created = await Promise.all(
    ["one@example.com", "two@example.com"].map((email) =>
      server.call(createPartner, { body: { ...newPartner, id: "twins", person: { ...person, email } } }, staff),
    ),
  );
  expect(created.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  expect(created.find(({ status }) => status === 400)?.problem?.data.fields[0]?.path).toBe("id");
  expect((await server.call(listPeopleOfPartner, { params: { id: "twins" } }, staff)).body?.people).toHaveLength(1);
});

test.each([
  [{ id: "Kern GmbH" }, "id"],
  [{ id: "a".repeat(41) }, "id"],
  [{ name: "x".repeat(301) }, "name"],
  [{ contact: { ...newPartner.contact, email: "nowhere" } }, "contact.email"],
  [{ person: { ...person, name: "" } }, "person.name"],
])("refuses to create a partner with %j", async (changes, path) => {
  const { status, problem } = await server.call(createPartner, { body: { ...newPartner, ...changes } }, staff);
  expect(status).toBe(400);
  expect(problem?.data.fields[0]?.path).toBe(path);
});

test("shows a key once, lists its end, and revokes it at once", async () => {
  const params = await makeOwn();
  const made = await server.call(makePartnerKey, { params, body: { name: "Website" } }, staff);
  const key = made.body?.key ?? "";
  expect(await answerTo(key)).toBe("INVITATION_UNKNOWN");
  const listed = (await server.call(getPartner, { params }, staff)).body?.keys ?? [];
  expect(listed).toMatchObject([{ name: "Website", ending: key.slice(-4), revokedAt: null }]);
  expect(JSON.stringify(listed)).not.toContain(key);

  const keyParams = { ...params, keyId: listed[0]?.id ?? "" };
  const other = await makeOwn();
  const foreign = await server.call(revokePartnerKey, { params: { ...keyParams, id: other.id } }, staff);
  expect(foreign.problem?.errorCode).toBe("NOT_FOUND");
  const revoked = await server.call(revokePartnerKey, { params: keyParams }, staff);
  expect(revoked.body?.revokedAt).not.toBeNull();
  expect(await answerTo(key)).toBe("PARTNER_KEY_INVALID");
  expect((await server.call(revokePartnerKey, { params: keyParams }, staff)).body).toEqual(revoked.body);
  const acts = await readActs();
  expect(acts.filter(([act]) => act === "revoke-partner-key")).toEqual([["revoke-partner-key", "Website"]]);
  expect(JSON.stringify(acts)).not.toContain(key);
});

test("changes what is given, and nothing if one part cannot be used", async () => {
  const params = await makeOwn();
  const change = (body: CallRequest<typeof changePartner>["body"]) =>
    server.call(changePartner, { params, body }, staff);
  const jwk = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  const changed = await change({
    name: "Kern & Söhne",
    baseUrl: "https://kern.example/apply",
    signingKey: JSON.stringify(jwk),
  });
  expect(changed.body).toMatchObject({ name: "Kern & Söhne", baseUrl: "https://kern.example/apply", signsLinks: true });
  expect(changed.body?.contact).toEqual(newPartner.contact);
  const wrong = [
    { signingKey: null, baseUrl: "http://kern.example" },
    { name: "Other", signingKey: "no JSON" },
    { name: "Other", signingKey: "null" },
  ];
  for (const body of wrong) expect((await change(body)).status).toBe(400);
  expect((await server.call(getPartner, { params }, staff)).body).toEqual(changed.body);
  expect((await change({ signingKey: null, baseUrl: null })).body).toMatchObject({ signsLinks: false, baseUrl: null });
});

test("adds, changes and removes a partner's webhook, and shows its secret once", async () => {
  const params = await makeOwn();
  const url = "https://hooks.example.com/kautia";
  const added = await server.call(addWebhookForPartner, { params, body: { url } }, staff);
  expect(added.body).toMatchObject({ url, secret: expect.stringMatching(/^whsec_/) });
  const webhookParams = { ...params, webhookId: added.body?.id ?? "" };
  const off = await server.call(changeWebhookOfPartner, { params: webhookParams, body: { enabled: false } }, staff);
  expect(off.body).toMatchObject({ enabled: false, offBecause: "PARTNER" });
  const rotated = await server.call(rotateSecretOfPartner, { params: webhookParams }, staff);
  expect(rotated.body?.secret).not.toBe(added.body?.secret);
  const other = await makeOwn();
  const foreign = await server.call(removeWebhookOfPartner, { params: { ...webhookParams, id: other.id } }, staff);
  expect(foreign.problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(removeWebhookOfPartner, { params: webhookParams }, staff)).body).toEqual({ removed: true });
  expect((await server.call(listWebhooksOfPartner, { params }, staff)).body?.webhooks).toEqual([]);
  expect((await readActs()).slice(0, 5)).toEqual([
    ["remove-webhook", url],
    ["create-partner", null],
    ["rotate-webhook-secret", url],
    ["change-webhook", url],
    ["add-webhook", url],
  ]);
});

test("keeps and removes a partner's homes, and deletes tests in a sandbox only", async () => {
  const params = await makeOwn();
  const address = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" } as const;
  const body = { properties: [{ id: "B/1", address }] };
  expect((await server.call(keepHomesForPartner, { params, body }, staff)).body).toEqual({ kept: 1, changed: 1 });
  const listed = await server.call(listHomesOfPartner, { params, query: {} }, staff);
  expect(listed.body?.properties).toMatchObject([{ id: "B/1" }]);
  const removed = await server.call(removeHomeOfPartner, { params: { ...params, homeId: "B/1" } }, staff);
  expect(removed.body).toEqual({ removed: true });
  const deleted = await server.call(deleteTestsOfPartner, { params }, staff);
  expect(deleted.problem?.errorCode).toBe("NOT_FOUND");
});

test("deletes in a sandbox what a partner has begun, with the mails that reminded of it", async () => {
  const sandbox = await makeTestServer({ settings: { SANDBOX: "true" } });
  const cookie = await logInAsStaff(sandbox);
  await sandbox.call(createPartner, { body: newPartner }, cookie);
  const made = await sandbox.call(makePartnerKey, { params: { id: "kern" }, body: { name: "Test" } }, cookie);
  const key = { authorization: `Bearer ${made.body?.key}` };
  const id = await makeInvitation(sandbox, key);
  expect((await sandbox.call(remindTenant, { params: { id } }, key)).status).toBe(200);
  const remove = async () => (await sandbox.call(deleteTestsOfPartner, { params: { id: "kern" } }, cookie)).body;
  expect(await remove()).toEqual({ deleted: 1, more: true });
  expect(await remove()).toEqual({ deleted: 0, more: false });
  const mails = await sandbox.deps.db.selectFrom("mail").select("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["partner-welcome"]);
  await sandbox.close();
});

test("only administrators manage partners, and an unknown partner is not found", async () => {
  const { id } = await makeOwn();
  const uwe = await logInColleague(server, "Uwe");
  const attempts = (params: { id: string }, headers: { cookie: string }) => [
    server.call(getPartner, { params }, headers),
    server.call(changePartner, { params, body: { name: "Other" } }, headers),
    server.call(makePartnerKey, { params, body: { name: "Website" } }, headers),
    server.call(addWebhookForPartner, { params, body: { url: "https://hooks.example.com" } }, headers),
    server.call(listHomesOfPartner, { params, query: {} }, headers),
  ];
  for (const { problem } of await Promise.all(attempts({ id }, uwe)))
    expect(problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
  expect((await server.call(createPartner, { body: newPartner }, uwe)).status).toBe(403);
  for (const { problem } of await Promise.all(attempts({ id: "nobody" }, staff)))
    expect(problem?.errorCode).toBe("NOT_FOUND");
});

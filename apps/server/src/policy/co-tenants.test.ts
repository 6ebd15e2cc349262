import {
  askAmendment,
  cancelPolicy,
  correctContact,
  deleteAccount,
  getLandlordView,
  getOwnData,
  getPolicyDocument,
  getStaffPolicy,
  listStaffPolicies,
  listTimeline,
  searchDesk,
  writeMessage,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, setPassword, validPassword } from "#testing/people/accounts.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { makeAccepted, makeSigned, readLandlordToken } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

const first = "mara@example.com";
const landlordEmail = "lena@example.com";
const all = "Jana Musterfrau, Ben Beispiel und Cem Can";

let server: TestServer;
let refId = "";
beforeAll(async () => {
  server = await makeTestServer();
  const options = { tenantEmail: first, landlordEmail, lastName: "Musterfrau", coTenants: [ben, cem] };
  ({ refId } = await makeAccepted(server, options));
  await setPassword(server, first);
});
afterAll(() => server.close());

/** Which of the three tenants a document names. */
async function readNames(kind: "certificate" | "contract", headers: { cookie: string }): Promise<string[]> {
  const url = `/api/v1${getPolicyDocument.path.replace(":refId", refId).replace(":kind", kind)}`;
  const { rawPayload } = await server.app.inject({ url, headers });
  const text = readPlain(rawPayload);
  return ["Jana Musterfrau", "Ben Beispiel", "Cem Can"].filter((name) => text.includes(name));
}

test("certificate and contract name all tenants", async () => {
  await setPassword(server, cem.email);
  const session = await openSession(server, cem.email);
  for (const kind of ["certificate", "contract"] as const) expect(await readNames(kind, session), kind).toHaveLength(3);
});

test("the landlord's page and mails name all tenants", async () => {
  const token = await readLandlordToken(server, landlordEmail);
  const { body } = await server.call(getLandlordView, { params: { token } });
  expect(body).toMatchObject({ tenantName: "Jana Musterfrau", coTenantNames: ["Ben Beispiel", "Cem Can"] });
  expect(JSON.stringify(body)).not.toMatch(/ben@example|cem@example|1991-03-04/);
  const [offer] = (await mailsTo(server, landlordEmail)).toReversed();
  expect(offer?.subject).toBe(`${all} bieten Ihnen eine Mietbürgschaft an`);
  expect(offer?.text).toContain(`${all} möchten Ihnen`);
});

test("the desk finds a contract by a co-tenant's name and address, and names all tenants", async () => {
  const staff = await logInAsStaff(server);
  for (const search of ["Ben Beispiel", "cem@example.com", "Beispiel Musterfrau"]) {
    const { body } = await server.call(searchDesk, { query: { search } }, staff);
    const names = body?.hits.filter(({ kind }) => kind === "POLICY").map(({ tenantName }) => tenantName);
    expect(names, search).toEqual(["Jana Musterfrau, Ben Beispiel, Cem Can"]);
    const listed = await server.call(listStaffPolicies, { query: { search } }, staff);
    expect(listed.body?.rows, search).toMatchObject([{ refId, tenantName: "Jana Musterfrau, Ben Beispiel, Cem Can" }]);
  }
  const { body } = await server.call(getStaffPolicy, { params: { refId } }, staff);
  expect(body?.coTenants).toMatchObject([
    { name: "Ben Beispiel", email: ben.email, language: "de" },
    { name: "Cem Can", email: cem.email, language: "de" },
  ]);
});

test("no mailbox of a tenant becomes the landlord's, and none of another tenant the first one's", async () => {
  const session = await openSession(server, first);
  const staff = await logInAsStaff(server);
  const ask = async (change: object) =>
    (await server.call(askAmendment, { params: { refId }, body: { change } as never }, session)).problem;
  const correct = async (party: "LANDLORD" | "TENANT", value: string) => {
    const body = { party, detail: { field: "EMAIL" as const, value } };
    return (await server.call(correctContact, { params: { refId }, body }, staff)).problem;
  };
  const refused = [
    await ask({ kind: "NEW_LANDLORD", name: "Bernd Freund", email: "Ben+miete@example.com", address: null }),
    await ask({ kind: "NEW_LANDLORD", name: "Jana Freundin", email: "mara+miete@example.com", address: null }),
    await ask({ kind: "TENANT_EMAIL", email: cem.email }),
    await correct("LANDLORD", ben.email),
    await correct("TENANT", cem.email),
  ];
  expect(refused.map((problem) => problem?.errorCode)).toEqual(refused.map(() => "EMAIL_ONBOARDING_MUST_BE_DIFFERENT"));
});

test("a co-tenant's address that is corrected in a contract of their own also reaches them about this one", async () => {
  const own = await makeSigned(server, { tenantEmail: cem.email, landlordEmail: "ilse@example.com" });
  const staff = await logInAsStaff(server);
  const detail = { field: "EMAIL" as const, value: "cem.neu@example.com" };
  const body = { party: "TENANT" as const, detail };
  expect((await server.call(correctContact, { params: { refId: own.refId }, body }, staff)).ok).toBe(true);
  const seen = await server.call(getStaffPolicy, { params: { refId } }, staff);
  expect(seen.body?.coTenants.map(({ email }) => email)).toEqual([ben.email, detail.value]);
  const found = await server.call(listStaffPolicies, { query: { search: detail.value } }, staff);
  expect(found.body?.rows.map((row) => row.refId)).toContain(refId);
});

test("certificate and contract still name a co-tenant who has deleted the account", async () => {
  await setPassword(server, ben.email);
  const bens = await openSession(server, ben.email);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, bens);
  expect((await server.call(deleteAccount, { body: { password: validPassword } }, bens)).status).toBe(200);
  const session = await openSession(server, first);
  for (const kind of ["certificate", "contract"] as const) expect(await readNames(kind, session), kind).toHaveLength(3);
});

test("the desk corrects a co-tenant's address, also for the login, and the old one is told", async () => {
  const staff = await logInAsStaff(server);
  const read = async () => (await server.call(getStaffPolicy, { params: { refId } }, staff)).body?.coTenants ?? [];
  const correct = async (coTenantId: string | undefined, detail: object) => {
    const body = { party: "CO_TENANT", coTenantId, detail } as never;
    return (await server.call(correctContact, { params: { refId }, body }, staff)).problem?.errorCode;
  };
  const email = (value: string) => ({ field: "EMAIL", value });
  const { id, email: old = "" } = (await read()).find(({ name }) => name === "Cem Can") ?? {};
  const both = (await server.call(listStaffPolicies, { query: { search: old } }, staff)).body?.rows ?? [];
  expect(both).toHaveLength(2);
  expect(await correct(id, email("cem.richtig@example.com"))).toBeUndefined();
  expect((await read()).map((coTenant) => coTenant.email)).toContain("cem.richtig@example.com");
  const told = (await mailsTo(server, old)).filter(({ text }) => text.includes("c•••@example.com"));
  expect(told).toMatchObject([{ text: expect.stringContaining("Cem Can") }]);
  const session = await openSession(server, "cem.richtig@example.com");
  const { body: ownData } = await server.call(getOwnData, {}, session);
  const changed = { refId, old, new: "cem.richtig@example.com" };
  expect(ownData?.sections["contactChanges"]).toContainEqual(expect.objectContaining(changed));
  for (const { refId: of } of both) {
    const { body } = await server.call(listTimeline, { params: { of: "policy", id: of }, query: {} }, staff);
    expect(body?.rows.map(({ text }) => text)).toContain(`${old} → cem.richtig@example.com`);
  }
  const refused = [
    await correct(undefined, email("x@example.com")),
    await correct(id, { field: "POSTAL_ADDRESS", value: "Neue Gasse 1, 10115 Berlin" }),
    await correct(id, email(first)),
    await correct(id, email(landlordEmail)),
  ];
  const others = "EMAIL_ONBOARDING_MUST_BE_DIFFERENT";
  expect(refused).toEqual(["FIELD_INVALID", "FIELD_INVALID", others, others]);
});

test("the desk writes to a co-tenant, by name and at their address", async () => {
  const staff = await logInAsStaff(server);
  const seen = await server.call(getStaffPolicy, { params: { refId } }, staff);
  const { id: coTenantId, email = "" } = seen.body?.coTenants.find(({ name }) => name === "Cem Can") ?? {};
  const body = { to: "TENANT" as const, coTenantId, subject: "Ihre Frage", message: "Ja, das geht." };
  expect((await server.call(writeMessage, { params: { refId }, body }, staff)).ok).toBe(true);
  expect(await mailsTo(server, email)).toContainEqual(
    expect.objectContaining({ subject: "Ihre Frage", text: expect.stringContaining("Cem Can") }),
  );
  const unknown = { ...body, coTenantId: server.deps.random.uuid() };
  const refused = await server.call(writeMessage, { params: { refId }, body: unknown }, staff);
  expect(refused.problem?.errorCode).toBe("CASE_UNKNOWN");
});

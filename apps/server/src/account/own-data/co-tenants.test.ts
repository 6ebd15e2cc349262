import {
  cancelPolicy,
  consentTextVersion,
  deleteAccount,
  getDeletion,
  getOwnData,
  getPolicy,
  listPolicies,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword, validPassword } from "#testing/people/accounts.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { makeAccepted, makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const first = "mara@example.com";
const names = { tenantEmail: first, lastName: "Musterfrau", coTenants: [ben, cem] };

async function logIn(email: string) {
  await setPassword(server, email);
  return openSession(server, email);
}
const remove = (headers: { cookie: string }) =>
  server.call(deleteAccount, { body: { password: validPassword } }, headers);

test("a co-tenant's export has their own signature and mails, and nothing of the others' answers or payments", async () => {
  const { refId } = await makeAccepted(server, names);
  await runUntil(server, "2027-02-10T09:00:00Z");
  const { body } = await server.call(getOwnData, {}, await logIn(ben.email));
  expect(body?.sections["jointContracts"]).toMatchObject([
    {
      refId,
      firstName: "Ben",
      lastName: "Beispiel",
      birthDate: "1991-03-04",
      email: ben.email,
      state: "SIGNED",
      consents: { termsAndPrivacy: true, textVersion: consentTextVersion },
    },
  ]);
  const mails = body?.sections["mails"] as { to: string; kind: string; content: object }[];
  expect(mails).toContainEqual(
    expect.objectContaining({
      kind: "co-tenant-invitation",
      content: expect.objectContaining({ readerName: "Ben Beispiel" }),
    }),
  );
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([ben.email]));
  for (const section of ["applications", "contracts", "premiums", "charges", "paymentMethods", "signatures"])
    expect(body?.sections[section], section).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/4242|1990-05-17|151 ?2345678|mara@example|cem@example|1992-07-08/);
  const own = await server.call(getOwnData, {}, await logIn(first));
  expect(JSON.stringify(own.body?.sections["mails"])).not.toContain("co-tenant-invitation");
  expect(own.body?.sections["contracts"]).toMatchObject([{ coTenantNames: "Ben Beispiel, Cem Can" }]);
  expect(own.body?.sections["jointContracts"]).toEqual([]);
});

test("an export leaves out the birth date that somebody entered with the address before the person signed", async () => {
  await makeSigned(server, { ...names, coTenants: [ben] });
  const { refId: ref_id } = await makeSigned(server, { tenantEmail: "other@example.com" });
  const { db, random, clock } = server.deps;
  const invited = {
    id: random.uuid(),
    ref_id,
    position: 1,
    email: "BEN@example.com",
    language: "de",
  } as const;
  const entered = { first_name: "Bernd", last_name: "Fremd", birth_date: "1971-01-02", state: "INVITED" } as const;
  const at = clock.now();
  await db
    .insertInto("co_tenant")
    .values({ ...invited, ...entered, invited_at: at, mailed_at: at })
    .execute();
  const { body } = await server.call(getOwnData, {}, await logIn(ben.email));
  const shown = body?.sections["jointContracts"] as { birthDate: string | null }[];
  expect(new Set(shown.map(({ birthDate }) => birthDate))).toEqual(new Set(["1991-03-04", null]));
});

test("a co-tenant cannot delete the account while the contract runs", async () => {
  await makeSigned(server, names);
  const session = await logIn(ben.email);
  const { body } = await server.call(getDeletion, {}, session);
  expect(body?.running).toMatchObject([{ status: "SIGNED" }]);
  expect((await remove(session)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("a co-tenant who deletes the account takes nothing from the others, and the other way round", async () => {
  const { refId } = await makeSigned(server, names);
  const [mara, bens, cems] = [await logIn(first), await logIn(ben.email), await logIn(cem.email)];
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, mara);
  await settle(server);
  expect((await remove(bens)).status).toBe(200);
  expect((await server.call(listPolicies, {}, bens)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  const shown = await server.call(getPolicy, { params: { refId } }, mara);
  expect(shown.body).toMatchObject({ status: "WITHDRAWN", coTenantNames: ["Ben Beispiel", "Cem Can"] });
  const { answers } = await server.deps.db.selectFrom("application").select("answers").executeTakeFirstOrThrow();
  expect(answers.userInfo?.lastName).toBe("Musterfrau");
  expect((await remove(mara)).status).toBe(200);
  expect((await server.call(listPolicies, {}, cems)).body?.policies).toMatchObject([{ refId, role: "CO_TENANT" }]);
});

test("with the contract's record, the co-tenants' names, signatures and accounts are deleted", async () => {
  const { refId } = await makeSigned(server, names);
  const session = await logIn(ben.email);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, session);
  await runUntil(server, "2037-01-02T00:00:00Z");
  const { db } = server.deps;
  const policy = await db.selectFrom("policy").select(["co_tenant_names", "co_tenant_words"]).executeTakeFirstOrThrow();
  expect(policy).toEqual({ co_tenant_names: [], co_tenant_words: "" });
  for (const table of ["co_tenant", "account_co_tenant", "account", "signing"] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

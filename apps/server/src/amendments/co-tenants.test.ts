import {
  addDays,
  type AmendmentChange,
  answerAmendmentAsStaff,
  answerAmendmentLink,
  askAmendmentAsStaff,
  correctContact,
  getAmendmentLink,
  getCertificate,
  getLandlordView,
  getPolicy,
  getPolicyDocument,
  getStaffPolicy,
  lastDayToWithdraw,
  listStaffPolicies,
  releaseAsLandlord,
  reportClaim,
  searchDesk,
} from "@kautia/contract";
import { afterEach, expect, test } from "vitest";
import { readJointContracts } from "../views/own-data/read-joint-contracts.ts";
import { changeTerms } from "../policy/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { openSession, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { allConsents, ben, cem, dora } from "#testing/policies/co-tenants.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
afterEach(() => server.close());

const { grossIncome: _income, ...person } = dora;
const joining = { ...person, birthDate: "1993-11-12" };
const change = (leaves: string | null, joins: typeof joining | null = null) =>
  ({ kind: "CO_TENANTS", leaves, joins }) satisfies AmendmentChange;

async function answerBy(email: string, agrees = true, consents: typeof allConsents | null = null) {
  const token = await readMailedSecret(server, email, "amendment");
  return server.call(answerAmendmentLink, { params: { token }, body: { agrees, reason: "", consents } });
}
const textOf = async (url: string, headers: { cookie: string }) =>
  readPlain((await server.app.inject({ url, headers })).rawPayload);

test("one tenant takes the place of another: all agree, the new one signs, and the old one is released by name", async () => {
  server = await makeTestServer();
  const amended = await makeAmended(server, { lastName: "Musterfrau", coTenants: [ben, cem] });
  const { refId, token, ask, answerAsLandlord, policy, session } = amended;
  const earlier = (await amended.view())?.certificateCode ?? "";
  await setPassword(server, ben.email);

  expect((await ask(change("Ben Beispiel", joining))).body).toMatchObject({
    coTenantNames: ["Ben Beispiel", "Cem Can"],
    amendments: [{ state: "ASKED", waitsFor: ["CO_TENANTS", "NEW_TENANT", "LANDLORD"] }],
  });
  expect((await answerBy(ben.email)).body).toMatchObject({ state: "ASKED", mayAgree: false, asks: null });
  expect(await mailsTo(server, dora.email)).toEqual([]);
  const shown = await readMailedSecret(server, cem.email, "amendment");
  const cems = (await server.call(getAmendmentLink, { params: { token: shown } })).body;
  expect(cems).toMatchObject({ mayAgree: true, mayRefuse: true, change: { joins: { email: null, birthDate: null } } });
  expect((await answerBy(cem.email)).body).toMatchObject({ mayAgree: false });

  const [invited] = await mailsTo(server, dora.email);
  expect(invited?.text).toContain("an der Stelle von Ben Beispiel");
  expect(invited?.attachments.map(({ fileName }) => fileName)[0]).toMatch(/^Nachtrag/);
  expect(invited?.attachments.length).toBeGreaterThan(3);
  expect((await answerBy(dora.email)).problem).toMatchObject({
    errorCode: "CONSENT_REQUIRED",
    data: { fields: [{ path: "consents.termsAndPrivacy" }, { path: "consents.initialInformation" }] },
  });
  expect((await answerBy(dora.email, true, allConsents)).body).toMatchObject({ mayAgree: false, mayRefuse: true });

  const [toLandlord] = await mailsTo(server, landlordEmail, /bittet|bitten/);
  expect(toLandlord?.text).toContain("Cem Can und Dora Dahl statt Ben Beispiel und Cem Can");
  const seen = JSON.stringify((await server.call(getLandlordView, { params: { token } })).body);
  expect(seen).not.toMatch(/dora@example|1993-11-12/);
  expect((await answerAsLandlord(true)).ok).toBe(true);
  const today = server.deps.clock.now().toISOString().slice(0, 10);
  const { from = "" } = (await policy())?.amendments.find(({ state }) => state === "AGREED") ?? {};
  expect(from).toBe(addDays(lastDayToWithdraw({ country: "de", zip: "10119" }, today), 1));
  await runUntil(server, `${from}T09:00:00Z`);
  expect(await policy()).toMatchObject({
    coTenantNames: ["Cem Can", "Dora Dahl"],
    amendments: [{ state: "IN_FORCE" }],
  });

  const [released] = await mailsTo(server, ben.email, /entlassen/);
  expect(released?.attachments.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^Nachtrag/)]);
  await expect(openSession(server, ben.email)).rejects.toThrow("login failed");
  expect(await mailsTo(server, ben.email, /andere Mieter/)).toEqual([]);
  expect(await mailsTo(server, dora.email, /andere Mieter/)).toHaveLength(1);
  expect(await mailsTo(server, landlordEmail, /andere Mieter/)).toHaveLength(1);
  await setPassword(server, dora.email);
  const doras = await openSession(server, dora.email);
  expect((await server.call(getPolicy, { params: { refId } }, doras)).ok).toBe(true);

  const amendment = await textOf(`/api/v1/policies/${refId}/documents/amendment-2`, await session());
  expect(amendment).toContain("Der Bürge entlässt Ben Beispiel aus der Haftung");
  expect(amendment).toMatch(/Weitere Mieter Cem Can und Dora Dahl statt Ben Beispiel und Cem Can/);
  expect(amendment).toMatch(/Ben Beispiel \d.*Cem Can \d.*Neue Mieterin/);
  const url = `/api/v1${getPolicyDocument.path.replace(":refId", refId).replace(":kind", "certificate")}`;
  const certificate = await textOf(url, doras);
  expect(certificate).toContain("Dora Dahl");
  expect(certificate).not.toContain("Ben Beispiel");
  expect((await server.call(getCertificate, { params: { code: earlier } })).body?.status).toBe("REPLACED");

  const staff = await logInAsStaff(server);
  const found = await server.call(listStaffPolicies, { query: { search: "Dora Dahl" } }, staff);
  expect(found.body?.rows.map((row) => row.refId)).toEqual([refId]);
  // Whoever left has no page of their own, nor is the first tenant taken for them.
  const hits = (await server.call(searchDesk, { query: { search: "Ben Beispiel" } }, staff)).body?.hits;
  expect(hits?.map(({ kind, match }) => `${kind} ${match.text}`)).toEqual(["POLICY Ben Beispiel"]);
  // The amendment keeps what it said when another one follows.
  expect((await ask(change("Cem Can"))).ok).toBe(true);
  for (const email of [cem.email, dora.email]) expect((await answerBy(email)).ok).toBe(true);
  expect((await answerAsLandlord(true)).ok).toBe(true);
  expect((await policy())?.coTenantNames).toEqual(["Dora Dahl"]);
  expect(await textOf(`/api/v1/policies/${refId}/documents/amendment-2`, await session())).toContain(
    "Cem Can und Dora Dahl statt",
  );
  // With another contract Cem can still read his own data, and nothing that came after he left.
  const { db, random, clock } = server.deps;
  const id = random.uuid();
  const account = { id, email: cem.email, email_key: cem.email, password_hash: null, created_at: clock.now() };
  await db.insertInto("account").values(account).execute();
  await inTransaction(db, (transaction) =>
    changeTerms(transaction, server.deps, { refId, change: { deposit_cents: 90_000 } }),
  );
  const { jointContracts } = await readJointContracts(db, id);
  expect(jointContracts).toMatchObject([{ state: "LEFT", deposit: 1_500, insuranceEnd: null, birthDate: null }]);
});

test("the desk asks for somebody alone whom another joins, who takes the signature back before it applies", async () => {
  server = await makeTestServer();
  const { refId, token, ask, answer, answerAsLandlord, policy } = await makeAmended(server);
  let staff = await logInAsStaff(server);
  const params = { params: { refId } };
  const asked = { ...params, body: { change: change(null, joining), note: "Brief vom 31. März" } };
  expect((await server.call(askAmendmentAsStaff, asked, staff)).body).toEqual({ done: true });
  expect((await policy())?.amendments).toMatchObject([{ waitsFor: ["TENANT", "NEW_TENANT", "LANDLORD"] }]);
  expect(await mailsTo(server, tenantEmail, /Stimmen Sie dieser Änderung zu/)).toHaveLength(1);
  await answer(true);
  expect(await mailsTo(server, dora.email)).toHaveLength(1);
  const later = async (days: number) =>
    runUntil(server, new Date(server.deps.clock.now().getTime() + days * 86_400_000).toISOString());
  await later(25);
  await answerBy(dora.email, true, allConsents);
  await answerAsLandlord(true);
  expect((await policy())?.amendments).toMatchObject([{ state: "AGREED" }]);
  await later(10);
  expect((await answerBy(dora.email, false)).body).toMatchObject({ state: "REFUSED", mayRefuse: false });
  expect(await mailsTo(server, landlordEmail, /Andere Mieter: Es bleibt/)).toHaveLength(1);
  staff = await logInAsStaff(server);
  expect(await policy()).toMatchObject({ coTenantNames: [], amendments: [{ state: "REFUSED" }] });

  expect((await server.call(askAmendmentAsStaff, asked, staff)).body).toEqual({ done: true });
  await answer(true);
  expect((await answerBy(dora.email, true, allConsents)).ok).toBe(true);
  await answerAsLandlord(false, "Nein.");
  expect(await mailsTo(server, dora.email, /Unterschrift gilt nicht mehr/)).toHaveLength(1);
  expect((await server.call(getStaffPolicy, params, staff)).body?.coTenants).toEqual([]);

  // The contract ends before the change applies.
  staff = await logInAsStaff(server);
  expect((await server.call(askAmendmentAsStaff, asked, staff)).body).toEqual({ done: true });
  const higher = { kind: "HIGHER_DEPOSIT", depositAmount: 2000, coldRentAmount: null, grossIncome: null } as const;
  expect(codeOf(await ask(higher))).toBe("409 AMENDMENT_OPEN");
  expect((await ask({ kind: "TENANT_EMAIL", email: joining.email })).problem?.data.fields).toMatchObject([
    { path: "change.email", errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" },
  ]);
  await answer(true);
  expect((await answerBy(dora.email, true, allConsents)).ok).toBe(true);
  expect((await answerAsLandlord(true)).ok).toBe(true);
  expect((await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } })).ok).toBe(true);
  await later(20);
  expect(await mailsTo(server, dora.email, /Unterschrift gilt nicht mehr/)).toHaveLength(2);
});

test("a landlord asks for a co-tenant to leave, and all tenants agree; what the desk asked for in vain, the first tenant learns", async () => {
  server = await makeTestServer();
  const { refId, askAsLandlord, answer, policy } = await makeAmended(server, { coTenants: [ben, cem] });
  const extra = await askAsLandlord(change(null, joining));
  expect(extra.problem?.data.fields).toMatchObject([{ path: "change.leaves", errorCode: "FIELD_REQUIRED" }]);
  expect((await askAsLandlord(change("Ben Beispiel"))).body?.amendments).toMatchObject([
    { waitsFor: ["TENANT", "CO_TENANTS"], mayTakeBack: true },
  ]);
  expect(await mailsTo(server, tenantEmail, /Ihr Vermieter bittet um eine Änderung der Mieter/)).toHaveLength(1);
  await answer(true);
  expect((await answerBy(ben.email)).ok).toBe(true);
  expect((await answerBy(cem.email, false)).ok).toBe(true);
  const undone = /Andere Mieter: Es bleibt alles/;
  for (const email of [tenantEmail, ben.email])
    expect((await mailsTo(server, email, undone))[0]?.text, email).toContain("Sie hatten zugestimmt");
  expect((await mailsTo(server, landlordEmail, undone))[0]?.text).toContain("Das wurde abgelehnt");

  await askAsLandlord(change("Ben Beispiel"));
  await answer(true);
  for (const email of [ben.email, cem.email]) expect((await answerBy(email)).ok).toBe(true);
  expect((await policy())?.coTenantNames).toEqual(["Cem Can"]);
  expect(await mailsTo(server, ben.email, /entlassen/)).toHaveLength(1);

  const staff = await logInAsStaff(server);
  const asked = { params: { refId }, body: { change: change("Cem Can"), note: "Brief" } };
  expect((await server.call(askAmendmentAsStaff, asked, staff)).ok).toBe(true);
  const later = new Date(server.deps.clock.now().getTime() + 32 * 86_400_000);
  await runUntil(server, later.toISOString());
  expect((await mailsTo(server, tenantEmail, undone))[0]?.text).toContain("wir wurden um eine Änderung der Mieter");
});

test("refuses in plain words what is not possible, and at the desk what somebody objects to by letter", async () => {
  server = await makeTestServer();
  const namesake = { ...cem, firstName: ben.firstName, lastName: ben.lastName };
  const { refId, ask, token } = await makeAmended(server, { coTenants: [ben, namesake], at: "2027-02-02T09:00:00Z" });
  const fields = async (asked: AmendmentChange) =>
    (await ask(asked)).problem?.data.fields.map(({ path, errorCode }) => `${path} ${errorCode}`);
  expect(await fields(change(null))).toEqual(["change.leaves FIELD_REQUIRED"]);
  for (const leaves of ["Cem Can", "Ben Beispiel"])
    expect(await fields(change(leaves)), leaves).toEqual(["change.leaves FIELD_INVALID"]);
  expect(await fields(change(null, { ...joining, birthDate: "2015-01-01", email: landlordEmail }))).toEqual([
    "change.joins.birthDate MINIMUM",
    "change.joins.email EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  ]);
  expect(await fields(change(null, { ...joining, email: ben.email }))).toEqual([
    "change.joins.email EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  ]);
  expect((await ask(change(null, joining))).ok).toBe(true);
  const staff = await logInAsStaff(server);
  const open = (await server.call(getStaffPolicy, { params: { refId } }, staff)).body?.amendments.at(-1);
  expect(open).toMatchObject({ mayAgree: false, mayRefuse: true });
  // Whoever reads a mailbox that was corrected cannot answer for the co-tenant.
  await answerBy(cem.email);
  const mailed = await readMailedSecret(server, ben.email, "amendment");
  const detail = { field: "EMAIL" as const, value: "ben.neu@example.com" };
  const coTenantId = (await server.call(getStaffPolicy, { params: { refId } }, staff)).body?.coTenants[0]?.id ?? "";
  const correction = { party: "CO_TENANT" as const, coTenantId, detail };
  expect((await server.call(correctContact, { params: { refId }, body: correction }, staff)).ok).toBe(true);
  expect(codeOf(await server.call(getAmendmentLink, { params: { token: mailed } }))).toBe("404 TOKEN_UNKNOWN");
  const again = await readMailedSecret(server, detail.value, "amendment");
  expect((await server.call(getAmendmentLink, { params: { token: again } })).body).toMatchObject({ mayAgree: true });
  const params = { refId, amendmentId: open?.id ?? "" };
  const body = { agrees: false, reason: "Ben Beispiel hat uns geschrieben." };
  expect((await server.call(answerAmendmentAsStaff, { params, body }, staff)).ok).toBe(true);
  const [undone] = await mailsTo(server, tenantEmail, /Andere Mieter/);
  expect(undone?.text).toContain(body.reason);
  expect((await mailsTo(server, cem.email, /Andere Mieter/))[0]?.text).toContain("Sie hatten zugestimmt");
  expect(await mailsTo(server, detail.value, /Andere Mieter/)).toEqual([]);
  const items = [{ description: "Parkett", amount: 400 }];
  expect((await server.call(reportClaim, { params: { token }, body: { items } })).ok).toBe(true);
  expect(codeOf(await ask(change("Ben Beispiel")))).toBe("409 POLICY_STATUS_CONFLICT");
});

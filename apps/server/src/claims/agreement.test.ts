import {
  acceptClaim,
  agreeToClaim,
  type CoTenant,
  getLandlordView,
  getPolicy,
  getStaffClaim,
  listStaffClaims,
  objectToClaim,
  recordDeclaration,
  releaseAsLandlord,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { ben, readCoTenantToken, signWithLink } from "#testing/policies/co-tenants.ts";
import {
  acceptSigned,
  makeReadyToSign,
  makeSigned,
  readLandlordToken,
  runUntil,
  signWithCard,
} from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// Each test needs its own server: it waits for cover to begin, and the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const items = [{ description: "Miete für März", amount: 800 }];

async function makeClaim({ coTenants = [] }: { coTenants?: CoTenant[] } = {}) {
  const token = await makeReadyToSign(server, { tenantEmail, landlordEmail, coTenants });
  const { refId } = await signWithCard(server, token);
  for (const coTenant of coTenants) await signWithLink(server, await readCoTenantToken(server, coTenant));
  await acceptSigned(server, landlordEmail);
  await setPassword(server, tenantEmail);
  const personal = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const reported = await server.call(reportClaim, { params: { token: personal }, body: { items } });
  const claimId = reported.body?.claims[0]?.id ?? "";
  return { personal, claimId, params: { refId, claimId }, session: await openSession(server, tenantEmail) };
}

test("a tenant who agrees need not wait: the desk can decide at once, and both sides are told", async () => {
  const { personal, claimId, params, session } = await makeClaim();
  const staff = await logInAsStaff(server);
  const agreed = await server.call(agreeToClaim, { params }, session);
  const shown = { mayObject: false, mayAgree: false, objection: null, agreedAt: "2027-02-01T09:00:00.000Z" };
  expect(agreed.body).toMatchObject({
    claims: [shown],
    line: expect.arrayContaining([
      expect.objectContaining({ event: "CLAIM_AGREED", by: "tenant" }),
      expect.objectContaining({ event: "CLAIM_DECISION", state: "current" }),
    ]),
  });
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body?.claims).toMatchObject([{ ...shown, decision: null, payout: null }]);

  const [mail, ...more] = await mailsTo(server, tenantEmail, /zugestimmt/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/schulden Sie uns diesen Betrag, höchstens 800,00\s€/);
  expect((await mailsTo(server, landlordEmail, /stimmt Ihrer Forderung/))[0]?.text).toContain(
    "wir das Ende der Frist nicht ab",
  );

  const list = await server.call(listStaffClaims, { query: {} }, staff);
  // From Monday on, one working day.
  const due = { state: "OPEN", objected: false, agreedAt: shown.agreedAt, dueAt: "2027-02-02T22:59:59.000Z" };
  expect(list.body?.rows).toMatchObject([due]);
  const decided = await server.call(acceptClaim, { params: { claimId }, body: {} }, staff);
  expect(decided.body).toMatchObject({
    state: "GRANTED",
    payout: null,
    history: [{ what: "ACCEPTED" }, { what: "AGREED", by: null }, { what: "REPORTED" }],
  });
});

test("a tenant whose guarantee is released while a claim is open is told that we still examine it", async () => {
  const { personal } = await makeClaim();
  await server.call(releaseAsLandlord, { params: { token: personal }, body: { signature: true } });
  const [released] = await mailsTo(server, tenantEmail, /freigegeben/);
  expect(released?.text).toContain("prüfen wir weiter");
});

test("agreeing twice is one agreement, also after the decision", async () => {
  const { claimId, params, session } = await makeClaim();
  const both = await Promise.all([1, 2].map(() => server.call(agreeToClaim, { params }, session)));
  expect(both.map(codeOf)).toEqual([200, 200]);
  await server.call(acceptClaim, { params: { claimId }, body: {} }, await logInAsStaff(server));
  expect(codeOf(await server.call(agreeToClaim, { params }, session))).toBe(200);
  expect(await mailsTo(server, tenantEmail, /zugestimmt/)).toHaveLength(1);
  expect(await mailsTo(server, landlordEmail, /stimmt Ihrer Forderung/)).toHaveLength(1);
});

test("only one of a simultaneous objection and agreement counts", async () => {
  const { params, session } = await makeClaim();
  const both = await Promise.all([
    server.call(agreeToClaim, { params }, session),
    server.call(objectToClaim, { params, body: { text: "Nein." } }, session),
  ]);
  expect(new Set(both.map(codeOf))).toEqual(new Set([200, "409 STEP_NOT_ALLOWED"]));
  const [claim] = (await server.call(getPolicy, { params }, session)).body?.claims ?? [];
  expect([claim?.objection, claim?.agreedAt].filter((answer) => answer !== null)).toHaveLength(1);
  const again = [
    await server.call(agreeToClaim, { params }, session),
    await server.call(objectToClaim, { params, body: { text: "Doch nicht." } }, session),
  ];
  expect(again.map(codeOf)).toContain("409 STEP_NOT_ALLOWED");
});

test("a decision at the same time waits for the agreement or comes after it", async () => {
  const { claimId, params, session } = await makeClaim();
  const staff = await logInAsStaff(server);
  const [agreed, decided] = await Promise.all([
    server.call(agreeToClaim, { params }, session),
    server.call(acceptClaim, { params: { claimId }, body: {} }, staff),
  ]);
  expect(codeOf(agreed)).toBe(200);
  expect([200, "409 STEP_NOT_ALLOWED"]).toContain(codeOf(decided));
  const read = await server.call(getStaffClaim, { params: { claimId } }, staff);
  expect(read.body?.state).toBe(decided.ok ? "GRANTED" : "OPEN");
  expect(read.body?.agreedAt).not.toBeNull();
});

test("refuses an agreement without login, by another tenant, to an unknown claim, and after the last day", async () => {
  const { params, session } = await makeClaim();
  await makeSigned(server, { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com" });
  await setPassword(server, "other@example.com");
  expect(codeOf(await server.call(agreeToClaim, { params }))).toBe("401 LOGIN_REQUIRED");
  const other = await openSession(server, "other@example.com");
  expect(codeOf(await server.call(agreeToClaim, { params }, other))).toBe("404 POLICY_UNKNOWN");
  const unknown = { params: { ...params, claimId: "no id" } };
  expect(codeOf(await server.call(agreeToClaim, unknown, session))).toBe("404 CLAIM_UNKNOWN");
  // The last day ends at midnight in Berlin, an hour before midnight in UTC.
  await runUntil(server, "2027-03-01T23:00:00Z");
  const late = await server.call(agreeToClaim, { params }, await openSession(server, tenantEmail));
  expect(codeOf(late)).toBe("409 STEP_NOT_ALLOWED");
});

test("the last second of the last day is early enough to agree", async () => {
  const { params } = await makeClaim();
  await runUntil(server, "2027-03-01T22:59:59Z");
  const agreed = await server.call(agreeToClaim, { params }, await openSession(server, tenantEmail));
  expect(agreed.body?.claims).toMatchObject([{ agreedAt: "2027-03-01T22:59:59.000Z", mayObject: false }]);
});

test("tenants who signed together are not asked to agree, and none of them can", async () => {
  const { params, session } = await makeClaim({ coTenants: [ben] });
  const [claim] = (await server.call(getPolicy, { params }, session)).body?.claims ?? [];
  expect(claim).toMatchObject({ mayObject: true, mayAgree: false });
  expect(codeOf(await server.call(agreeToClaim, { params }, session))).toBe("409 STEP_NOT_ALLOWED");
});

test("the desk records an agreement by letter, after which an objection no longer counts", async () => {
  const { claimId, params, session } = await makeClaim();
  const staff = await logInAsStaff(server);
  const days = { declaredOn: "2027-02-01", arrivedOn: "2027-02-01" };
  const letter = { ...days, way: "LETTER" as const, by: "TENANT" as const, name: null, note: null, text: null };
  const record = (kind: "AGREEMENT" | "OBJECTION", given: { claimId?: string; text?: string }) =>
    server.call(recordDeclaration, { params, body: { ...letter, items: [], kind, ...given } }, staff);
  expect((await record("AGREEMENT", {})).problem?.data.fields).toMatchObject([{ path: "claimId" }]);
  expect((await record("AGREEMENT", { claimId })).body).toEqual({ asked: false });
  expect((await server.call(getPolicy, { params }, session)).body?.claims[0]?.agreedAt).toBe(
    "2027-02-01T09:00:00.000Z",
  );
  expect(await mailsTo(server, tenantEmail, /zugestimmt/)).toHaveLength(1);
  expect(codeOf(await record("AGREEMENT", { claimId }))).toBe(200);
  expect(codeOf(await record("OBJECTION", { claimId, text: "Nein." }))).toBe("409 POLICY_STATUS_CONFLICT");
});

test("agreements are append-only", async () => {
  const { params, session } = await makeClaim();
  await server.call(agreeToClaim, { params }, session);
  const { db } = server.deps;
  await expect(db.updateTable("claim_agreement").set({ at: new Date() }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("claim_agreement").execute()).rejects.toThrow("append-only");
});

import {
  buildUrl,
  type Call,
  calls,
  cancelPolicy,
  getPolicy,
  listPayments,
  listPolicies,
  objectToClaim,
  proveMovingOut,
  reportClaim,
  takeBackCancellation,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { frame, multipartType, pdf } from "#testing/applications/uploads.ts";
import { ben, cem, readCoTenantToken, signWithLink } from "#testing/policies/co-tenants.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil, signFirst } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { sampleBody } from "#testing/values/sample-bodies.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const first = "mara@example.com";
const landlordEmail = "lena@example.com";
const names = { tenantEmail: first, landlordEmail, lastName: "Musterfrau", coTenants: [ben, cem] };

async function logIn(email: string) {
  await setPassword(server, email);
  return openSession(server, email);
}

async function isUnknownTo(session: { cookie: string }, call: Call, params: Record<string, string>): Promise<boolean> {
  const { before, after } = frame({ token: "0".repeat(32) });
  const file = {
    payload: Buffer.concat([before, pdf(), after]),
    headers: { ...session, "content-type": multipartType },
  };
  const json = { payload: sampleBody(call, { token: "0".repeat(32), login: ben.email }), headers: session };
  const sent = call.upload === undefined ? (call.body ? json : { headers: session }) : file;
  const answer = await server.app.inject({ method: call.method, url: buildUrl(call, params), ...sent });
  return answer.body.includes("POLICY_UNKNOWN");
}

/** What a co-tenant may do with a policy, besides looking at it. */
const allowed = [
  "cancel-policy",
  "get-moving-out-file",
  "get-objection-file",
  "get-policy",
  "get-policy-calendar",
  "get-policy-document",
  "object-to-claim",
  "prove-moving-out",
  "take-back-cancellation",
  "upload-moving-out-file",
  "upload-objection-file",
];

test("a co-tenant may look at the policy, leave it and object to claims, and nothing else", async () => {
  const { refId } = await makeAccepted(server, names);
  const session = await logIn(ben.email);
  const known: string[] = [];
  for (const call of calls.filter(({ access, path }) => access === "session" && path.startsWith("/policies/:refId"))) {
    const params = { refId, claimId: "x", kind: "contract", fileId: "x", paymentId: "x", amendmentId: "x" };
    if (!(await isUnknownTo(session, call, params))) known.push(call.name);
  }
  expect(known.toSorted()).toEqual(allowed);
});

test("a co-tenant's account shows the contract, but neither the card nor what the first tenant pays", async () => {
  const { refId } = await makeAccepted(server, names);
  await runUntil(server, "2027-02-10T09:00:00Z");
  const session = await logIn(ben.email);
  const { body } = await server.call(listPolicies, {}, session);
  expect(body?.policies).toMatchObject([
    {
      refId,
      role: "CO_TENANT",
      tenantName: "Jana Musterfrau",
      coTenantNames: ["Ben Beispiel", "Cem Can"],
      depositAmount: 1500,
      nextCharge: null,
      paymentMethod: null,
      takesCard: false,
      mayWrite: false,
      otherPlan: null,
      amendments: [],
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/4242|PREMIUM_PAID|receipt|1990-05-17|151 ?2345678|mara@example/);
  const own = await server.call(getPolicy, { params: { refId } }, await logIn(first));
  expect(own.body).toMatchObject({ role: "TENANT", paymentMethod: { lastDigits: "4242" } });
  expect((await server.call(listPayments, { params: { refId } }, session)).problem?.errorCode).toBe("POLICY_UNKNOWN");
});

test("each co-tenant is mailed the contract in their language, with a link that opens an account of their own", async () => {
  await signFirst(server, names);
  await signWithLink(server, await readCoTenantToken(server, ben));
  await signWithLink(server, await readCoTenantToken(server, cem), "en");
  const [german] = await mailsTo(server, ben.email);
  const [english] = await mailsTo(server, cem.email);
  expect(german?.text).toContain("Guten Tag Ben Beispiel,");
  expect(german?.text).toContain("Jana Musterfrau, Ben Beispiel und Cem Can");
  expect(english?.text).toContain("Hello Cem Can,");
  expect(english?.text).toContain("Jana Musterfrau, Ben Beispiel and Cem Can");
  expect(english?.text).toContain(`Log in with: ${cem.email}`);
  expect((await mailsTo(server, first))[0]?.attachments).toHaveLength(english?.attachments.length ?? 0);
  const { body } = await server.call(listPolicies, {}, await logIn(cem.email));
  expect(body).toMatchObject({ email: cem.email, policies: [{ role: "CO_TENANT" }] });
});

test("a co-tenant withdraws for all, and everybody is told at once who did", async () => {
  const { refId } = await makeSigned(server, names);
  const session = await logIn(ben.email);
  const { body } = await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, session);
  expect(body).toMatchObject({ status: "WITHDRAWN", refund: null });
  for (const email of [first, cem.email]) {
    const [mail] = await mailsTo(server, email, /Widerruf/);
    expect(mail?.text).toContain("Ben Beispiel hat das für Sie alle erklärt.");
  }
  const [own] = await mailsTo(server, ben.email, /Widerruf/);
  expect(own?.text).not.toContain("hat das für Sie alle erklärt");
  const declared = await server.deps.db.selectFrom("declaration").select(["kind", "declared_by", "name"]).execute();
  expect(declared).toEqual([{ kind: "WITHDRAWAL", declared_by: "CO_TENANT", name: "Ben Beispiel" }]);
});

test("tenants cancel, take it back and prove moving out for each other", async () => {
  const { refId } = await makeAccepted(server, names);
  const [mara, other] = [await logIn(first), await logIn(ben.email)];
  await runUntil(server, "2027-03-20T10:00:00Z");
  const params = { refId };
  const sessions = { mara: await openSession(server, first), ben: await openSession(server, ben.email) };
  expect(mara).not.toEqual(other);
  await server.call(cancelPolicy, { params, body: { reason: "Umzug" } }, sessions.mara);
  const proof = await server.call(proveMovingOut, { params, body: { movedOutOn: "2027-03-15" } }, sessions.ben);
  expect(proof.body).toMatchObject({ status: "CANCELLATION_REQUESTED", movingOut: { movedOutOn: "2027-03-15" } });
  const [landlord] = await mailsTo(server, landlordEmail, /kündig/);
  expect(landlord?.subject).toContain("Jana Musterfrau, Ben Beispiel und Cem Can haben die Mietbürgschaft gekündigt");
  const stayed = await server.call(takeBackCancellation, { params }, sessions.ben);
  expect(stayed.body).toMatchObject({ status: "ACTIVE", role: "CO_TENANT" });
  const [told] = await mailsTo(server, first, /zurückgenommen|läuft weiter/);
  expect(told?.text).toContain("Ben Beispiel hat das für Sie alle erklärt.");
});

test("a claim is reported to all tenants; one of them objects, once, for all", async () => {
  const { refId } = await makeAccepted(server, names);
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-02T10:00:00Z");
  const items = [{ description: "Miete", amount: 100 }];
  const reported = await server.call(reportClaim, { params: { token }, body: { items } });
  const claimId = reported.body?.claims[0]?.id ?? "";
  expect(await mailsTo(server, ben.email, /fordert|Forderung/)).toHaveLength(1);
  expect(await mailsTo(server, cem.email, /fordert|Forderung/)).toHaveLength(1);
  const params = { refId, claimId };
  const objected = await server.call(objectToClaim, { params, body: { text: "Nein." } }, await logIn(ben.email));
  expect(objected.body?.claims).toMatchObject([{ objection: { text: "Nein." } }]);
  const again = await server.call(objectToClaim, { params, body: { text: "Doch nicht." } }, await logIn(first));
  expect(again.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const [told] = await mailsTo(server, first, /Widerspruch|widersprochen/);
  expect(told?.text).toContain("Ben Beispiel hat das für Sie alle erklärt.");
});

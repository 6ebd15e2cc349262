import {
  acceptAsLandlord,
  acceptGuarantee,
  acceptInvitation,
  askToWithdraw,
  claimGuarantee,
  declineAsLandlord,
  declineGuarantee,
  enterGuaranteeAccount,
  getGuarantee,
  getGuaranteeClaim,
  getInvitation,
  getLandlordView,
  getStaffClaim,
  type guaranteeFilters,
  guaranteesPerCall,
  listGuarantees,
  mailGuaranteeAccountLink,
  objectToClaim,
  releaseAsLandlord,
  releaseGuarantee,
  reportClaim,
  saveLandlordDetails,
  timestampOfDate,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { writeDuePolicies } from "#testing/policies/due-policies.ts";
import { makeInvitation, makeInvitedTenant, offer, type Offer } from "#testing/applications/invitations.ts";
import { loseStoredAnswers } from "#testing/server/lose-stored-answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { completeInvited, makeInvitedReadyToSign, makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { fittingNeeds, makeSigned, readLandlordToken, runUntil, signWithCard } from "#testing/policies/sign-policy.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { pdf, uploadTo } from "#testing/applications/uploads.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { revokeKey } from "../keys.ts";

// Each test needs its own server, because it moves the clock to the start of cover and the clock cannot go back.
let server: TestServer;
let key: { authorization: string };
beforeEach(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
});
afterEach(() => server.close());

const tenantEmail = offer.tenant.email;
const landlordEmail = offer.landlord.email;
const begun = "2027-02-01T09:00:00Z";
const make = (changes: Partial<Offer> = {}) =>
  makePartnerPolicy(server, key, { insuranceStart: timestampOfDate("2027-02-01"), ...changes });
const read = (refId: string, by = key) => server.call(getGuarantee, { params: { refId } }, by);
const accept = (refId: string, by = key) => server.call(acceptGuarantee, { params: { refId } }, by);
const decline = (refId: string, by = key) =>
  server.call(declineGuarantee, { params: { refId }, body: { reason: "Kein Platz.\nWir bauen um." } }, by);
const release = (refId: string, by: Record<string, string> = key, signedBy = "Mia Straße-ẞ") =>
  server.call(releaseGuarantee, { params: { refId }, body: { signature: true, signedBy } }, by);
const claim = (refId: string, amount: number, by = key) =>
  server.call(claimGuarantee, { params: { refId }, body: { items: [{ description: "Lampe", amount }] } }, by);
const list = async (
  query: { status?: (typeof guaranteeFilters)[number]; since?: string; after?: string } = {},
  by = key,
) => (await server.call(listGuarantees, { query }, by)).body;
const fetchCertificate = (refId: string, by = key) =>
  server.app.inject({ url: `/api/v1/partner/guarantees/${refId}/certificate`, headers: by });
const mailsTo = async (to: string) =>
  (await sentMails(server)).filter((mail) => mail.to === to).map(({ subject }) => subject);
async function makeCovered() {
  const signed = await make();
  await accept(signed.refId);
  await runUntil(server, begun);
  return signed;
}

test("a partner sees the same guarantee as the landlord's page, and finds it by its invitation", async () => {
  const { refId } = await make();
  const token = await readLandlordToken(server, landlordEmail);
  const page = await server.call(getLandlordView, { params: { token } });
  expect((await read(refId)).body).toEqual({ refId, ...page.body });
  const row = { refId, status: "SIGNED", tenantName: "Jana Weiß", depositAmount: 1500, insuranceStart: "2027-02-01" };
  expect(await list()).toMatchObject({ guarantees: [row], next: null });

  const address = { ...offer.address, streetNumber: "14" };
  const id = await makeInvitation(server, key, { address, tenant: { ...offer.tenant, email: "ida@example.com" } });
  const invited = await server.call(acceptInvitation, { params: { id } });
  const found = async () => (await server.call(getInvitation, { params: { id } }, key)).body?.guaranteeRefId;
  expect(await found()).toBeNull();
  const other = await signWithCard(server, await completeInvited(server, invited.body?.token ?? ""));
  expect(await found()).toBe(other.refId);
  expect((await read(other.refId)).body?.fullAddress).toContain("Torstraße 14");
});

test("a partner's acceptance makes the certificate available and mails the tenant; repeating it changes nothing", async () => {
  const { refId } = await make();
  expect(JSON.parse((await fetchCertificate(refId)).body).errorCode).toBe("STEP_NOT_ALLOWED");
  const accepted = await accept(refId);
  expect(accepted.body).toMatchObject({ refId, status: "ACCEPTED", hasCertificate: true, mayRelease: true });
  expect((await accept(refId)).body).toEqual(accepted.body);
  const certificate = await fetchCertificate(refId);
  expect(certificate.headers["content-type"]).toBe("application/pdf");
  expect(certificate.body).toContain("Hausverwaltung Kern");
  expect((await decline(refId)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  await runUntil(server, "2027-01-15T10:00:01Z");
  // The landlord still gets the mail that asks for acceptance (docs/partners.md).
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
  expect((await mailsTo(tenantEmail)).filter((subject) => subject.includes("angenommen"))).toHaveLength(1);
  const history = server.deps.db.selectFrom("policy_history").select(["to_status", "cause", "partner_id"]);
  expect(await history.where("ref_id", "=", refId).orderBy("id").execute()).toEqual([
    { to_status: "SIGNED", cause: "tenant", partner_id: null },
    { to_status: "ACCEPTED", cause: "landlord", partner_id: "kern" },
  ]);
});

test("a partner that holds the tenant's cash must give a day for its return", async () => {
  const invited = await makeInvitedTenant(server, key, { insuranceStart: timestampOfDate("2027-02-01") });
  const token = await completeInvited(server, invited, { ...fittingNeeds, cashPaid: true });
  const { refId } = await signWithCard(server, token);
  expect((await accept(refId)).problem?.data.fields.map(({ path }) => path)).toEqual(["cashReturnOn", "returnsCash"]);
  const body = { cashReturnOn: "2027-01-31", returnsCash: true };
  const accepted = await server.call(acceptGuarantee, { params: { refId }, body }, key);
  expect(accepted.body).toMatchObject({ status: "ACCEPTED", cash: { returnOn: "2027-01-31" } });
});

test("a partner can decline with a reason in several lines, which is mailed to the tenant", async () => {
  const { refId } = await make();
  expect((await decline(refId)).body?.status).toBe("DECLINED");
  expect((await decline(refId)).status).toBe(200);
  expect((await accept(refId)).problem).toMatchObject({ status: 409, errorCode: "POLICY_STATUS_CONFLICT" });
  await runUntil(server, "2027-01-15T10:00:01Z");
  const mail = (await sentMails(server)).find(({ text }) => /Kein Platz\.\n.*Wir bauen um\./.test(text));
  expect(mail?.to).toBe(tenantEmail);
});

test("a partner can release an accepted guarantee in a person's name, which the document shows", async () => {
  const { refId } = await make();
  expect((await release(refId)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  await accept(refId);
  await runUntil(server, begun);
  const nameless = await server.app.inject({
    method: "POST",
    url: `/api/v1/partner/guarantees/${refId}/release`,
    headers: { ...key, "user-agent": "Kern 2.1" },
    payload: { signature: true },
  });
  expect(nameless.json()).toMatchObject({ errorCode: "FIELD_REQUIRED", data: { fields: [{ path: "signedBy" }] } });
  const released = await release(refId, { ...key, "user-agent": "Kern 2.1" });
  expect(released.body).toMatchObject({ status: "ENDED", mayRelease: false });
  // A second release by somebody else keeps the first signature.
  expect((await release(refId, key, "Jemand Anderes")).body).toEqual(released.body);
  const evidence = await server.deps.db.selectFrom("release_of_liability").selectAll().executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({ partner_id: "kern", signed_by: "Mia Straße-ẞ", user_agent: "Kern 2.1" });
  await setPassword(server, tenantEmail);
  const headers = await openSession(server, tenantEmail);
  const policyDocument = await server.app.inject({ url: `/api/v1/policies/${refId}/documents/release`, headers });
  expect(policyDocument.body).toContain("über Partner kern freigegeben");
  expect(policyDocument.body).toContain("Mia Straße-ẞ");
});

test("a partner can report a claim with items and files and read its progress", async () => {
  const { refId } = await makeCovered();
  const over = await claim(refId, 1500.01);
  expect(over.problem).toMatchObject({
    errorCode: "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT",
    data: { fields: [{ path: "items.0.amount" }] },
  });
  const claimed = (await claim(refId, 45)).body?.claims[0];
  const claimId = claimed?.id ?? "";
  expect((await claim(refId, 1455.01)).problem?.errorCode).toBe("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
  const files = `/partner/guarantees/${refId}/claims/${claimId}/files`;
  const bill = await uploadTo(server, files, { content: pdf("bill"), headers: key, key: "bill" });
  const again = await uploadTo(server, files, { content: pdf("bill"), headers: key, key: "bill" });
  expect([bill.outcome, again.body.id]).toEqual([200, bill.body.id]);
  const got = await server.app.inject({ url: `/api/v1${files}/${bill.body.id}`, headers: key });
  expect(got.rawPayload.equals(pdf("bill"))).toBe(true);

  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Das war vorher so." } }, session);
  const state = await server.call(getGuaranteeClaim, { params: { refId, claimId } }, key);
  expect(state.body).toMatchObject({ amount: 45, objection: { text: "Das war vorher so." }, decision: null });
  expect(state.body?.files).toMatchObject([{ id: bill.body.id, by: "landlord" }]);
  const none = await server.call(getGuaranteeClaim, { params: { refId, claimId: "nope" } }, key);
  expect(none.problem?.errorCode).toBe("CLAIM_UNKNOWN");
  // The desk sees that the partner reported it.
  const asStaff = await server.call(getStaffClaim, { params: { claimId } }, await logInAsStaff(server));
  expect(asStaff.body?.history.at(-1)).toMatchObject({ what: "REPORTED", by: "Partner kern" });
});

test("a person of the partner enters the account of a claim, and gets a mailed link to change it", async () => {
  const { refId } = await make();
  await accept(refId);
  const staff = await logInAsStaff(server);
  const session = await logInAsPerson(server, (await addTestPerson(server, "kern", staff)).email);
  const enter = (by: Record<string, string>, iban = "DE89 3704 0044 0532 0130 00") =>
    server.call(enterGuaranteeAccount, { params: { refId }, body: { iban, holder: "Hausverwaltung Kern" } }, by);
  const link = (by: Record<string, string>) => server.call(mailGuaranteeAccountLink, { params: { refId } }, by);
  expect((await enter(session)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await runUntil(server, begun);
  await claim(refId, 250);
  const later = await logInAsPerson(server, (await addTestPerson(server, "kern", await logInAsStaff(server))).email);
  expect((await link(later)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await enter(later, "DE00")).problem).toMatchObject({ data: { fields: [{ path: "iban" }] } });
  const other = await makeTestPartner(server, "other");
  const theirs = await logInAsPerson(server, (await addTestPerson(server, "other", await logInAsStaff(server))).email);
  expect((await enter(theirs)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  expect((await enter(key)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  expect((await enter(other)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  const entered = await enter(later);
  expect(entered.body?.payoutAccount?.coming).toMatchObject({ holder: "Hausverwaltung Kern" });
  expect(JSON.stringify(entered.body)).not.toContain("532013000");
  expect((await enter(later, "DE02 1203 0000 0000 2020 51")).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await link(later)).body).toEqual({ sent: true });
});

describe("access to a guarantee", () => {
  test("is refused for another partner and for a revoked key", async () => {
    const { refId } = await makeCovered();
    const claimId = (await claim(refId, 45)).body?.claims[0]?.id ?? "";
    const files = `/partner/guarantees/${refId}/claims/${claimId}/files`;
    const bill = await uploadTo(server, files, { headers: key });
    const before = (await read(refId)).body;
    const callAll = async (by: { authorization: string }) => {
      const calls = [read, accept, decline, release].map((act) => act(refId, by));
      const state = server.call(getGuaranteeClaim, { params: { refId, claimId } }, by);
      const problems = (await Promise.all([...calls, claim(refId, 1, by), state])).map(({ problem }) => problem);
      const rest = [
        await fetchCertificate(refId, by),
        await server.app.inject({ url: `/api/v1${files}/${bill.body.id}`, headers: by }),
      ].map(({ body }) => JSON.parse(body));
      const codes = [...problems, ...rest].map((problem) => problem?.errorCode);
      return new Set([...codes, (await uploadTo(server, files, { headers: by })).body.errorCode]);
    };
    const other = await makeTestPartner(server, "other");
    expect(await callAll(other)).toEqual(new Set(["POLICY_UNKNOWN"]));
    expect(await list({}, other)).toEqual({ guarantees: [], next: null });
    expect((await read("0".repeat(24))).problem?.errorCode).toBe("POLICY_UNKNOWN");
    expect((await read(refId)).body).toEqual(before);
    await revokeKey(server.deps, key.authorization.slice("Bearer ".length));
    expect(await callAll(key)).toEqual(new Set(["PARTNER_KEY_INVALID"]));
  });

  test("is refused if the tenant was not invited, or named another landlord after the invitation", async () => {
    const alone = await makeSigned(server, { landlordEmail });
    const address = { ...offer.address, streetNumber: "14" };
    const tenant = { ...offer.tenant, email: "other@example.com" };
    const token = await makeInvitedReadyToSign(server, key, { address, tenant });
    await server.call(saveLandlordDetails, { body: { token, email: "eigentuemer@example.com", phone: null } });
    await server.deps.db.updateTable("application").set({ last_completed_page: "PAYMENT_PERIOD" }).execute();
    const elsewhere = await signWithCard(server, token);
    for (const { refId } of [alone, elsewhere]) expect((await read(refId)).problem?.errorCode).toBe("POLICY_UNKNOWN");
    expect(await list()).toEqual({ guarantees: [], next: null });
  });
});

describe("concurrent requests by partner and landlord", () => {
  test("accept a guarantee once", async () => {
    const { refId } = await make();
    const token = await readLandlordToken(server, landlordEmail);
    const byMail = () => server.call(acceptAsLandlord, { params: { token } });
    const answers = await Promise.all([0, 1, 2, 3, 4].flatMap(() => [accept(refId), byMail()]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const history = await server.deps.db.selectFrom("policy_history").select("to_status").orderBy("id").execute();
    expect(history).toEqual([{ to_status: "SIGNED" }, { to_status: "ACCEPTED" }]);
  });

  test.each([0, 1])("let either acceptance or decline win, and refuse the other (%i)", async (turn) => {
    const { refId } = await make();
    const token = await readLandlordToken(server, landlordEmail);
    const [yes, no] =
      turn === 0
        ? await Promise.all([
            accept(refId),
            server.call(declineAsLandlord, { params: { token }, body: { reason: null } }),
          ])
        : await Promise.all([server.call(acceptAsLandlord, { params: { token } }), decline(refId)]);
    const outcomes = [yes, no].map(({ status, problem }) => problem?.errorCode ?? status).map(String);
    expect(outcomes.toSorted()).toEqual(["200", "POLICY_STATUS_CONFLICT"]);
    expect((await read(refId)).body?.status).toBe(yes.ok ? "ACCEPTED" : "DECLINED");
  });

  test("never claim more than the deposit and release once", async () => {
    const { refId } = await makeCovered();
    const token = await readLandlordToken(server, landlordEmail);
    const items = [{ description: "Tür", amount: 800 }];
    const claims = await Promise.all([
      claim(refId, 800),
      server.call(reportClaim, { params: { token }, body: { items } }),
    ]);
    const codes = claims.map(({ problem }) => problem?.errorCode ?? "kept");
    expect(codes.toSorted()).toEqual(["CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", "kept"]);
    const signed = { params: { token }, body: { signature: true } } as const;
    const both = await Promise.all([release(refId), server.call(releaseAsLandlord, signed)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.deps.db.selectFrom("release_of_liability").select("ref_id").execute()).toEqual([
      { ref_id: refId },
    ]);
    expect((await claim(refId, 1)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  });

  test("report a claim once per idempotency key, and refuse the key with another body", async () => {
    const { refId } = await makeCovered();
    const once = { ...key, "idempotency-key": "claim-1" };
    const [callResult, two] = await Promise.all([claim(refId, 45, once), claim(refId, 45, once)]);
    expect(callResult.body?.claims).toHaveLength(1);
    expect(two.body).toEqual(callResult.body);
    expect((await claim(refId, 46, once)).problem?.errorCode).toBe("IDEMPOTENCY_KEY_REUSED");
    await loseStoredAnswers(server);
    expect((await claim(refId, 45, once)).body?.claims).toHaveLength(1);
    // A day later the stored answer is deleted, and only the claim is left to compare with.
    await server.deps.db.deleteFrom("idempotency").execute();
    expect((await claim(refId, 46, once)).problem?.errorCode).toBe("IDEMPOTENCY_KEY_REUSED");
    // Another partner's request with the same key is independent.
    const other = { ...(await makeTestPartner(server, "other")), "idempotency-key": "claim-1" };
    expect((await claim(refId, 45, other)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  });
});

describe("the list of guarantees", () => {
  test("can be filtered by status and by the time of the last change", async () => {
    const { refId } = await makeCovered();
    const late = await make({
      address: { ...offer.address, streetNumber: "14" },
      tenant: { ...offer.tenant, email: "ida@example.com" },
    });
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query))?.guarantees.map((row) => row.refId);
    expect(await ids({ status: "SIGNED" })).toEqual([late.refId]);
    expect(await ids({ status: "ACCEPTED" })).toEqual([]);
    await runUntil(server, "2027-02-03T10:00:00Z");
    expect(await ids({ since: "2027-02-03T00:00:00Z" })).toEqual([]);
    await claim(refId, 45);
    expect(await ids({ since: "2027-02-03T00:00:00Z" })).toEqual([refId]);
    expect((await list())?.guarantees.find((row) => row.refId === refId)?.changedAt).toBe("2027-02-03T10:00:00.000Z");
    for (const since of ["gestern", "0000-01-01T00:00:00Z"]) {
      const { problem } = await server.call(listGuarantees, { query: { since } }, key);
      expect(problem).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path: "since" }] } });
    }
    expect(await ids({ since: "0001-01-01T00:00:00Z" })).toHaveLength(2);
  });

  test("shows a withdrawal without login to a partner who polled between its declaration and its processing", async () => {
    const { refId } = await make();
    const { contract_number: contractNumber } = await server.deps.db
      .selectFrom("policy")
      .select("contract_number")
      .executeTakeFirstOrThrow();
    const body = { contractNumber, email: tenantEmail, name: "Jana Weber" };
    const declaredAt = server.clock.now();
    await server.call(askToWithdraw, { body });
    server.clock.advance(3_600_000);
    const since = server.clock.now().toISOString();
    expect((await list({ since }))?.guarantees).toEqual([]);
    server.clock.advance(3_600_000);
    await settle(server);
    const changedAt = server.clock.now().toISOString();
    expect((await list({ since }))?.guarantees).toMatchObject([{ refId, status: "WITHDRAWN", changedAt }]);
    const history = server.deps.db.selectFrom("policy_history").select("at").where("to_status", "=", "WITHDRAWN");
    expect(await history.execute()).toEqual([{ at: declaredAt }]);
  });

  test("also shows what was recorded in the five minutes before `since`", async () => {
    const { refId } = await make();
    const signedAt = server.clock.now().getTime();
    const shown = async (since: number) =>
      (await list({ since: new Date(since).toISOString() }))?.guarantees.map((row) => row.refId);
    expect(await shown(signedAt + 300_000)).toEqual([refId]);
    expect(await shown(signedAt + 300_001)).toEqual([]);
  });

  test("finds those in force whether or not a premium is unpaid", async () => {
    const { refId } = await makeCovered();
    const ids = async () => (await list({ status: "IN_FORCE" }))?.guarantees.map((row) => row.refId);
    expect(await ids()).toEqual([refId]);
    await server.deps.db.updateTable("policy").set({ payment_state: "PAST_DUE" }).execute();
    expect(await ids()).toEqual([refId]);
  });

  test("is read in pages up to the last one", async () => {
    const count = guaranteesPerCall + 3;
    const cards = Array.from({ length: count }, (_, index) => `card-${index}`);
    const refIds = await writeDuePolicies(server, { cards, dueOn: "2027-02-01", partnerId: "kern" });
    for (const ref_id of refIds)
      await server.deps.db
        .insertInto("policy_history")
        .values({ ref_id, from_status: null, to_status: "SIGNED", at: server.deps.clock.now(), cause: "tenant" })
        .execute();
    const first = await list();
    const second = await list({ after: first?.next ?? "" });
    const seen = [...(first?.guarantees ?? []), ...(second?.guarantees ?? [])].map(({ refId }) => refId);
    expect(seen).toEqual(refIds.toSorted());
    expect([first?.guarantees.length, second?.next]).toEqual([guaranteesPerCall, null]);
  });
});

import {
  approve,
  cancelPolicy,
  getLandlordView,
  getStaffPolicy,
  linkDocument,
  listApprovals,
  listTimeline,
  objectToClaim,
  previewDeclaration,
  recordDeclaration,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pdf, uploadTo } from "#testing/applications/uploads.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { ben } from "#testing/policies/co-tenants.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";
import type { Given } from "./plan.ts";

type Person = { cookie: string };
let server: TestServer;
let demo: Person;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

// Signed on Friday, 15 January 2027: the 14 days end on Friday, 29 January.
const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const wishes = { tenantEmail, landlordEmail, insuranceStart: "2027-01-18" };
async function accepted() {
  const { refId } = await makeAccepted(server, wishes);
  await setPassword(server, tenantEmail);
  return refId;
}
async function at(time: string): Promise<void> {
  await runUntil(server, time);
  demo = await logInAsStaff(server);
}
const colleague = async (name = "Ute") => logInColleague(server, name);
const letter = { kind: "WITHDRAWAL", way: "LETTER", declaredOn: "2027-01-29", arrivedOn: "2027-01-30", by: "TENANT" };
type Letter = Partial<Given>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a test leaves out has a default
const bodyOf = (given: Letter) => ({ ...letter, ...given }) as Given;
const preview = async (refId: string, given: Letter = {}) =>
  server.call(previewDeclaration, { params: { refId }, body: bodyOf(given) }, demo);
const record = (refId: string, given: Letter = {}, by = demo) =>
  server.call(recordDeclaration, { params: { refId }, body: bodyOf(given) }, by);
const read = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, demo)).body;
async function approveAs(person: Person) {
  const [waiting] = (await server.call(listApprovals, { query: {} }, person)).body?.rows ?? [];
  const answer = await server.call(approve, { params: { id: waiting?.id ?? "" } }, person);
  await settle(server);
  return answer;
}

test("a letter of day 14 typed on day 16 withdraws from the day on which it arrived, once", async () => {
  const refId = await accepted();
  await at("2027-01-31T10:00:00Z");
  // Cover from 18 January, the letter came on the 30th: 12 of 31 days of 635 cents are kept, 245.8, rounded down.
  expect((await preview(refId)).body).toEqual({
    obstacle: null,
    until: null,
    by: null,
    effectiveOn: "2027-01-30",
    refund: 3.9,
    pendingRefund: 0,
    needsSecondPerson: true,
  });
  expect((await record(refId, { note: "Poststempel vom 29." })).body).toEqual({ asked: true });
  expect((await record(refId, { note: "Poststempel vom 29." })).body).toEqual({ asked: true });
  const ute = await colleague();
  expect((await record(refId, {}, ute)).problem?.errorCode).toBe("APPROVAL_OPEN");
  expect(await read(refId)).toMatchObject({ status: "ACTIVE", declarations: [] });
  expect((await approveAs(demo)).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  expect((await approveAs(ute)).body).toEqual({ done: true });

  expect(await read(refId)).toMatchObject({ status: "WITHDRAWN", approvals: [] });
  const charges = await server.deps.sandbox.listCharges();
  expect(charges.map(({ refundedCents }) => refundedCents)).toEqual([390]);
  expect(await findRecipients(server, "withdrawn")).toEqual([tenantEmail]);
  expect(await findRecipients(server, "landlord-withdrawn")).toEqual([landlordEmail]);
  expect((await mailsTo(server, tenantEmail)).at(0)?.text).toContain("30. Januar 2027");
  expect((await read(refId))?.declarations).toMatchObject([
    { kind: "WITHDRAWAL", way: "LETTER", declaredOn: "2027-01-29", arrivedOn: "2027-01-30", by: "TENANT" },
  ]);
  const timeline = await server.call(listTimeline, { params: { of: "policy", id: refId }, query: {} }, demo);
  expect(timeline.body?.rows.find(({ kind }) => kind === "DECLARATION")).toMatchObject({
    detail: "WITHDRAWAL",
    way: "LETTER",
    declaredOn: "2027-01-29",
    text: "Poststempel vom 29.",
    by: "Demo Desk",
  });
  const late = await record(refId, {}, ute);
  expect(late.problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-01-31" } }] },
  });
  expect((await record(refId)).body).toEqual({ asked: false });
  expect((await read(refId))?.declarations).toHaveLength(1);
});

test("two people who type the same letter at once ask once, and two who approve it end the contract once", async () => {
  const refId = await accepted();
  await at("2027-01-31T10:00:00Z");
  const ute = await colleague();
  const asked = await Promise.all([record(refId), record(refId, {}, ute)]);
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  const bo = await colleague("Bo");
  const [waiting] = (await server.call(listApprovals, { query: {} }, bo)).body?.rows ?? [];
  const others = waiting?.askedBy.name === "Ute" ? [demo, bo] : [ute, bo];
  const approved = await Promise.all(
    others.map((person) => server.call(approve, { params: { id: waiting?.id ?? "" } }, person)),
  );
  expect(approved.filter(({ ok }) => ok)).toHaveLength(1);
  await settle(server);
  expect((await read(refId))?.declarations).toHaveLength(1);
  expect((await server.deps.sandbox.listCharges()).map(({ refundedCents }) => refundedCents)).toEqual([390]);
});

test("a withdrawal sent on day 15 is too late, and can be recorded as a cancellation from its arrival", async () => {
  const refId = await accepted();
  await at("2027-02-08T10:00:00Z");
  const late = { declaredOn: "2027-01-30", arrivedOn: "2027-01-31" };
  expect((await preview(refId, late)).body).toMatchObject({ obstacle: "TOO_LATE", until: "2027-01-29" });
  expect((await record(refId, late)).problem).toMatchObject({
    errorCode: "FIELD_INVALID",
    data: { fields: [{ path: "declaredOn", params: { latest: "2027-01-29" } }] },
  });
  expect((await record(refId, { ...late, kind: "CANCELLATION" })).body).toEqual({ asked: false });
  expect((await read(refId))?.status).toBe("CANCELLATION_REQUESTED");
  // A week had passed when it was typed, so the next reminder is that of day 14 after the arrival.
  const cancelled = await server.deps.db.selectFrom("cancellation").selectAll().executeTakeFirstOrThrow();
  expect(cancelled.requested_at.toISOString()).toBe("2027-01-31T22:59:59.999Z");
  expect(cancelled.remind_at?.toISOString()).toBe("2027-02-13T23:00:00.000Z");
  await settle(server);
  expect(await findRecipients(server, "cancellation-received")).toEqual([tenantEmail]);
  expect(await findRecipients(server, "release-asked")).toEqual([landlordEmail]);
  expect((await record(refId, { ...late, declaredOn: "2027-01-31", kind: "CANCELLATION" })).problem?.errorCode).toBe(
    "POLICY_STATUS_CONFLICT",
  );
});

test("a withdrawal before the landlord answers pays nothing back, so one person records it", async () => {
  const { refId } = await makeSigned(server, wishes);
  await at("2027-01-17T10:00:00Z");
  const days = { declaredOn: "2027-01-15", arrivedOn: "2027-01-16" };
  expect((await preview(refId, days)).body).toMatchObject({ refund: 0, needsSecondPerson: false });
  expect((await record(refId, { ...days, way: "FAX" })).body).toEqual({ asked: false });
  expect((await read(refId))?.status).toBe("WITHDRAWN");
});

test("a landlord releases by letter: the guarantee ends on its arrival, and later days are paid back", async () => {
  const refId = await accepted();
  await at("2027-02-05T10:00:00Z");
  const release = { kind: "RELEASE", by: "LANDLORD", declaredOn: "2027-02-01", arrivedOn: "2027-02-02" } as const;
  // 18 January to 1 February: 15 of 31 days, 307.2 cents, rounded down.
  expect((await preview(refId, release)).body).toMatchObject({ refund: 3.28, needsSecondPerson: true });
  await record(refId, release);
  expect((await approveAs(await colleague())).ok).toBe(true);
  expect((await read(refId))?.status).toBe("ENDED");
  expect((await server.deps.sandbox.listCharges()).map(({ refundedCents }) => refundedCents)).toEqual([328]);
  expect(await findRecipients(server, "released")).toEqual([tenantEmail]);
  expect(await findRecipients(server, "landlord-released")).toEqual([landlordEmail]);
  expect((await record(refId, { ...release, by: "TENANT" })).problem?.errorCode).toBe("FIELD_INVALID");
});

test("an objection by phone counts if it was made in time, although it is typed after the last day", async () => {
  const refId = await accepted();
  await at("2027-02-01T10:00:00Z");
  const token = await readLandlordToken(server, landlordEmail);
  const items = [{ description: "Bodenbelag", amount: 300 }];
  await server.call(reportClaim, { params: { token }, body: { items } });
  const [claim] = (await server.call(getLandlordView, { params: { token } })).body?.claims ?? [];
  expect(claim?.objectUntil).toBe("2027-03-01");
  await at("2027-03-03T10:00:00Z");
  const call = { kind: "OBJECTION", way: "PHONE", claimId: claim?.id ?? "", text: "Der Boden war alt." } as const;
  const day = (on: string) => ({ declaredOn: on, arrivedOn: on });
  expect((await preview(refId, { ...call, ...day("2027-03-02") })).body).toMatchObject({
    obstacle: "TOO_LATE",
    until: "2027-03-01",
  });
  expect((await record(refId, { ...call, ...day("2027-03-02") })).ok).toBe(false);
  expect((await record(refId, { ...call, ...day("2027-03-01"), text: null })).problem?.data.fields).toMatchObject([
    { path: "text", errorCode: "FIELD_REQUIRED" },
  ]);
  expect((await record(refId, { ...call, ...day("2027-03-01") })).body).toEqual({ asked: false });
  const view = (await server.call(getLandlordView, { params: { token } })).body?.claims[0];
  expect(view?.objection?.text).toBe("Der Boden war alt.");
  await settle(server);
  expect(await findRecipients(server, "objection-received")).toEqual([tenantEmail]);
  expect(await findRecipients(server, "claim-objected")).toEqual([landlordEmail]);
});

test("a claim by letter starts the tenant's period when it is typed, and moving out needs a cancellation", async () => {
  const refId = await accepted();
  await at("2027-02-10T10:00:00Z");
  const days = { declaredOn: "2027-02-03", arrivedOn: "2027-02-04" };
  const claim: Letter = { ...days, kind: "CLAIM", by: "LANDLORD", items: [{ description: "Tür", amount: 250 }] };
  expect((await record(refId, claim)).body).toEqual({ asked: false });
  const stored = await server.deps.db.selectFrom("claim").selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ amount_cents: 25_000, object_until: "2027-03-10" });
  const moved = { ...days, kind: "MOVING_OUT", movedOutOn: "2027-01-31" } as const;
  expect((await preview(refId, moved)).body).toMatchObject({ obstacle: "NOT_POSSIBLE" });
  await record(refId, { ...days, kind: "CANCELLATION" });
  expect((await record(refId, moved)).body).toEqual({ asked: false });
  expect((await read(refId))?.declarations.map(({ kind }) => kind)).toEqual(["CLAIM", "CANCELLATION", "MOVING_OUT"]);
});

test("refuses days before the signature and in the future, a missing name, and a scan of another policy", async () => {
  const refId = await accepted();
  await at("2027-01-20T10:00:00Z");
  const wrong = async (given: Letter) => (await preview(refId, given)).problem?.data.fields.map(({ path }) => path);
  expect(await wrong({ declaredOn: "2027-01-14", arrivedOn: "2027-01-18" })).toEqual(["declaredOn"]);
  expect(await wrong({ declaredOn: "2027-01-20", arrivedOn: "2027-01-21" })).toEqual(["arrivedOn"]);
  expect(await wrong({ declaredOn: "2027-01-19", arrivedOn: "2027-01-18" })).toEqual(["arrivedOn"]);
  const days = { declaredOn: "2027-01-19", arrivedOn: "2027-01-20" };
  expect(await wrong({ ...days, by: "HEIR" })).toEqual(["name"]);
  expect(await wrong({ ...days, by: "LANDLORD" })).toEqual(["by"]);
  expect((await record(refId, { ...days, scanId: "0".repeat(24) })).problem?.data.fields).toMatchObject([
    { path: "scanId" },
  ]);
  expect((await record("x")).problem?.errorCode).toBe("POLICY_UNKNOWN");
});

test("the scan of a letter is stored with it, and opens at the desk alone", async () => {
  const refId = await accepted();
  await at("2027-02-20T10:00:00Z");
  const url = `/staff/policies/${refId}/declarations/scan`;
  expect((await uploadTo(server, url, { content: pdf("letter") })).outcome).toBe("401 LOGIN_REQUIRED");
  const { body } = await uploadTo(server, url, { content: pdf("letter"), headers: demo });
  const scanId = body.id;
  await record(refId, { kind: "CANCELLATION", declaredOn: "2027-02-18", arrivedOn: "2027-02-19", scanId });
  expect((await read(refId))?.declarations).toMatchObject([{ scan: { id: scanId, fileName: "rechnung.pdf" } }]);
  expect((await server.call(linkDocument, { params: { id: scanId } }, demo)).ok).toBe(true);
});

test("what tenant and landlord do on their pages is a declaration of that day too", async () => {
  const refId = await accepted();
  await at("2027-02-01T10:00:00Z");
  const token = await readLandlordToken(server, landlordEmail);
  await server.call(reportClaim, { params: { token }, body: { items: [{ description: "Tür", amount: 20 }] } });
  const tenant = await openSession(server, tenantEmail);
  const claimId = (await read(refId))?.claims[0]?.id ?? "";
  await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Nein." } }, tenant);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, tenant);
  const page = { way: "PAGE", declaredOn: "2027-02-01", arrivedOn: "2027-02-01", recordedBy: null };
  expect((await read(refId))?.declarations).toMatchObject([
    { ...page, kind: "CLAIM", by: "LANDLORD" },
    { ...page, kind: "OBJECTION", by: "TENANT" },
    { ...page, kind: "CANCELLATION", by: "TENANT" },
  ]);
});

test("records a co-tenant's letter under their name, and refuses the name of somebody who did not sign", async () => {
  const { refId } = await makeSigned(server, { ...wishes, coTenants: [ben] });
  await at("2027-01-20T10:00:00Z");
  const days = { declaredOn: "2027-01-18", arrivedOn: "2027-01-19", by: "CO_TENANT" } as const;
  const stranger = await preview(refId, { ...days, name: "Cem Can" });
  expect(stranger.problem?.data.fields).toMatchObject([{ path: "name", errorCode: "FIELD_INVALID" }]);
  expect((await record(refId, { ...days, name: "Ben Beispiel" })).body).toEqual({ asked: false });
  expect((await read(refId))?.declarations).toMatchObject([{ by: "CO_TENANT", name: "Ben Beispiel" }]);
  const [told] = await mailsTo(server, tenantEmail, /Widerruf/);
  expect(told?.text).toContain("Ben Beispiel hat das für Sie alle erklärt.");
});

import {
  acceptClaim,
  approve,
  type CallRequest,
  getLandlordView,
  getPolicy,
  getStaffPolicy,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  objectToClaim,
  previewClaim,
  refuseClaim,
  reopenClaim,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { codeOf } from "#testing/server/code-of.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

/** Subjects of the mails about a decision, to tenant and landlord. */
const aboutDecision = /anerkannt|abgelehnt|Wir zahlen|nicht zahlen/;
const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const items = [
  { description: "Miete für März", amount: 800 },
  { description: "Kratzer <b>ẞ</b>", amount: 120.5 },
];

async function reportTestClaim({ objected = true } = {}) {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail });
  await setPassword(server, tenantEmail);
  const personal = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const reported = await server.call(reportClaim, { params: { token: personal }, body: { items } });
  const claimId = reported.body?.claims[0]?.id ?? "";
  const session = await openSession(server, tenantEmail);
  if (objected)
    await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Das war schon so." } }, session);
  return { refId, personal, session, claimId, params: { claimId }, staff: await logInAsStaff(server) };
}

test("granting part of a claim mails both sides and leaves the rest claimable", async () => {
  const { refId, personal, session, params, staff } = await reportTestClaim();
  const body = { amounts: [800, 20.5], note: "Der Rest ist Abnutzung.\n<script>alert(1)</script>" };
  const decided = await server.call(grantPartOfClaim, { params, body }, staff);
  const decision = { outcome: "PARTLY", amount: 820.5, note: body.note, at: "2027-02-01T09:00:00.000Z" };
  expect(decided.body).toMatchObject({
    state: "GRANTED",
    decision,
    payout: null,
    items: [{ granted: 800 }, { granted: 20.5 }],
    history: [
      { what: "PARTLY", by: "Demo Desk" },
      { what: "OBJECTED", by: null },
      { what: "REPORTED", by: null },
    ],
  });
  const policy = (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(policy?.claims).toMatchObject([{ decision, mayObject: false }]);
  expect(policy?.line.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["CLAIM_REPORTED", "CLAIM_OBJECTED", "CLAIM_ACCEPTED"]),
  );
  const asStaff = await server.call(getStaffPolicy, { params: { refId } }, staff);
  expect(asStaff.body?.claims).toMatchObject([{ granted: 820.5, state: "GRANTED" }]);
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body).toMatchObject({ claims: [{ decision }], claimable: 679.5 });
  const [toTenant, toLandlord] = [
    await mailsTo(server, tenantEmail, aboutDecision),
    await mailsTo(server, landlordEmail, aboutDecision),
  ];
  for (const [mail, ...more] of [toTenant, toLandlord]) {
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Kratzer <b>ẞ<\/b>: 20,50\s€ von 120,50\s€/);
    expect(mail?.text).toContain("> Der Rest ist Abnutzung.");
    expect(mail?.html).not.toMatch(/<script|<b>/);
  }
  expect(toLandlord[0]?.text).toContain("Dafür fehlt uns noch Ihr Konto");
  expect(toLandlord[0]?.text).toMatch(/\/landlord\/[0-9a-f]{32}\/account\s/);
});

test("a wrong refusal becomes a grant once a second person has approved, and both sides are told", async () => {
  const { refId, params, personal, claimId, staff } = await reportTestClaim();
  const ute = await logInColleague(server, "Ute");
  const reopen = (body: CallRequest<typeof reopenClaim>["body"]) => server.call(reopenClaim, { params, body }, staff);
  const wanted = {
    outcome: "PARTLY" as const,
    amounts: [800, 0],
    note: "Die Miete war offen.",
    reason: "Beleg übersehen.",
  };
  expect((await reopen(wanted)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, staff);
  // Mails that wait at the same time are sent in any order.
  expect(await mailsTo(server, landlordEmail, aboutDecision)).toHaveLength(1);
  expect((await reopen({ ...wanted, amounts: [801, 0] })).problem?.errorCode).toBe("MAXIMUM");
  expect((await reopen({ ...wanted, outcome: "REFUSED", amounts: [] })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await reopen(wanted)).body).toEqual({ done: true });
  const read = async () => (await server.call(getStaffClaim, { params }, staff)).body;
  const { approval } = (await read()) ?? {};
  expect(approval).toMatchObject({ kind: "reopen-claim", payload: { outcome: "PARTLY", amounts: [800, 0] } });
  const approved = (by: { cookie: string }) => server.call(approve, { params: { id: approval?.id ?? "" } }, by);
  expect((await approved(staff)).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  expect((await approved(ute)).body).toEqual({ done: true });
  expect(await read()).toMatchObject({
    state: "GRANTED",
    approval: null,
    decision: { outcome: "PARTLY", amount: 800, note: "Die Miete war offen." },
    items: [{ granted: 800 }, { granted: 0 }],
    history: [{ what: "CORRECTED", by: "Demo Desk" }, { what: "REFUSED" }, { what: "OBJECTED" }, { what: "REPORTED" }],
  });
  expect((await mailsTo(server, landlordEmail, aboutDecision))[0]?.text).toContain("> Die Miete war offen.");
  expect(await mailsTo(server, tenantEmail, aboutDecision)).toHaveLength(2);
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body).toMatchObject({ claims: [{ id: claimId, decision: { amount: 800 } }], claimable: 700 });
  expect(await server.deps.db.selectFrom("claim_decision").select("outcome").execute()).toEqual([
    { outcome: "REFUSED" },
  ]);
  expect(refId).not.toBe("");
});

test("a correction cannot grant more than is guaranteed beside what was claimed since", async () => {
  const { params, personal, staff } = await reportTestClaim();
  await server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, staff);
  const more = [{ description: "Küche", amount: 1_000 }];
  expect((await server.call(reportClaim, { params: { token: personal }, body: { items: more } })).ok).toBe(true);
  const body = { outcome: "ACCEPTED" as const, note: "Doch belegt.", reason: "Beleg übersehen." };
  const asked = await server.call(reopenClaim, { params, body }, staff);
  expect(asked.problem?.errorCode).toBe("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
});

test("shows the mails of a decision as both sides will read them", async () => {
  const { params, staff } = await reportTestClaim();
  const body = { outcome: "PARTLY" as const, amounts: [800, 0], note: "Nur die Miete." };
  const { mails } = (await server.call(previewClaim, { params, body }, staff)).body ?? { mails: [] };
  expect(mails.map(({ to }) => to)).toEqual([tenantEmail, landlordEmail]);
  for (const { text } of mails) expect(text).toContain("> Nur die Miete.");
  expect(await mailsTo(server, tenantEmail, aboutDecision)).toEqual([]);
});

test("with two simultaneous decisions the first wins, the other person learns who decided, and each side gets one mail", async () => {
  const { params, staff } = await reportTestClaim();
  const accept = () => server.call(acceptClaim, { params, body: {} }, staff);
  const refuse = () => server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, staff);
  const [callResult, other] = await Promise.all([accept(), refuse()]);
  expect([callResult.ok, other.ok].filter(Boolean)).toHaveLength(1);
  const late = callResult.ok ? other : callResult;
  expect(late.problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-02-01" } }] },
  });
  expect(await mailsTo(server, tenantEmail, aboutDecision)).toHaveLength(1);
  expect(await mailsTo(server, landlordEmail, aboutDecision)).toHaveLength(1);
  const again = [await accept(), await refuse()];
  expect(again.map(({ ok }) => ok)).toEqual([callResult.ok, other.ok]);
  const acts = await server.deps.db.selectFrom("staff_act").select("act").where("act", "=", "decide-claim").execute();
  expect(acts).toHaveLength(1);
});

test("a claim cannot be decided before the tenant has objected or the objection period is over", async () => {
  const { params, staff, session, refId, claimId } = await reportTestClaim({ objected: false });
  expect(codeOf(await server.call(acceptClaim, { params, body: {} }, staff))).toBe("409 STEP_NOT_ALLOWED");
  await runUntil(server, "2027-03-01T22:59:59Z");
  expect(codeOf(await server.call(acceptClaim, { params, body: {} }, await logInAsStaff(server)))).toBe(
    "409 STEP_NOT_ALLOWED",
  );
  await runUntil(server, "2027-03-01T23:00:00Z");
  const decided = await server.call(acceptClaim, { params, body: {} }, await logInAsStaff(server));
  expect(decided.body).toMatchObject({ decision: { outcome: "ACCEPTED", amount: 920.5, note: null } });
  expect(session.cookie).toBeTruthy();
  const late = await openSession(server, tenantEmail);
  const objected = await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Nein." } }, late);
  expect(codeOf(objected)).toBe("409 STEP_NOT_ALLOWED");
});

test.each([
  ["more for an item than was claimed", [800.01, 0], "400 MAXIMUM"],
  ["nothing", [0, 0], "400 FIELD_INVALID"],
  ["everything", [800, 120.5], "400 FIELD_INVALID"],
  ["too few amounts", [800], "400 FIELD_INVALID"],
  ["a tenth of a cent", [1.001, 0], "400 FIELD_INVALID"],
  ["less than nothing", [-1, 10], "400 FIELD_INVALID"],
])("does not grant %s as a part of a claim", async (_what, amounts, code) => {
  const { params, staff } = await reportTestClaim();
  expect(codeOf(await server.call(grantPartOfClaim, { params, body: { amounts, note: "x" } }, staff))).toBe(code);
  expect((await server.call(getStaffClaim, { params }, staff)).body?.decision).toBeNull();
});

test("refusing a claim mails the reason and frees the whole guarantee", async () => {
  const { personal, params, staff } = await reportTestClaim();
  expect(codeOf(await server.call(refuseClaim, { params, body: { note: " " } }, staff))).toBe("400 FIELD_REQUIRED");
  const refused = await server.call(refuseClaim, { params, body: { note: "Nicht belegt." } }, staff);
  expect(refused.body).toMatchObject({ items: [{ granted: 0 }, { granted: 0 }], decision: { outcome: "REFUSED" } });
  expect((await server.call(getLandlordView, { params: { token: personal } })).body?.claimable).toBe(1500);
  const [mail] = await mailsTo(server, landlordEmail, aboutDecision);
  expect(mail?.text).toContain("> Nicht belegt.");
  expect(mail?.text).not.toContain("auf Ihrer Seite");
  expect(mail?.text).toMatch(/\/landlord\/[0-9a-f]{32}\/claims\s/);
  const { db } = server.deps;
  await expect(db.updateTable("claim_decision").set({ granted_cents: 1 }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("claim_item").execute()).rejects.toThrow("append-only");
});

test("finds claims by state and by party, and treats a malformed id as unknown", async () => {
  const { claimId, params, staff } = await reportTestClaim({ objected: false });
  const find = async (query: { state?: "OBJECTION" | "OPEN"; search?: string }, headers = staff) =>
    (await server.call(listStaffClaims, { query }, headers)).body?.rows.map(({ id }) => id);
  expect(await find({ state: "OBJECTION" })).toEqual([claimId]);
  expect(await find({ state: "OPEN" })).toEqual([]);
  expect(await find({ search: landlordEmail.toUpperCase() })).toEqual([claimId]);
  expect(await find({ search: "%" })).toEqual([]);
  await runUntil(server, "2027-03-01T23:00:00Z");
  const later = await logInAsStaff(server);
  expect(await find({ state: "OPEN" }, later)).toEqual([claimId]);
  await server.call(refuseClaim, { params, body: { note: "x" } }, later);
  const [row] = (await server.call(listStaffClaims, { query: { state: "REFUSED" } }, later)).body?.rows ?? [];
  expect(row).toMatchObject({ id: claimId, outcome: "REFUSED", granted: 0, decidedBy: "Demo Desk", objected: false });
  const unknown = await server.call(getStaffClaim, { params: { claimId: "' OR 1=1" } }, later);
  expect(codeOf(unknown)).toBe("404 CLAIM_UNKNOWN");
});

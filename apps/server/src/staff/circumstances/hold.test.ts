import {
  acceptAsLandlord,
  agreePayee,
  approve,
  getStaffPolicy,
  holdPolicy,
  liftHold,
  listPayouts,
  listTimeline,
  retryCharge,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pdf, uploadTo } from "#testing/applications/uploads.ts";
import { findRecipients } from "#testing/people/mails.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { claimedOn, makeGrantedClaim } from "#testing/policies/granted-claim.ts";
import { makeAccepted, makeSigned, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
let uweId: string;
beforeEach(async () => {
  server = await makeTestServer();
  uweId = await addColleague(server, { name: "Uwe", role: "underwriter" });
});
afterEach(() => server.close());

// New sessions, because months pass in between.
const demo = () => logInAsStaff(server);
const uwe = () => openStaffSession(server, uweId);

const because = { reason: "Beide haben dieselbe IBAN." };
const hold = async (refId: string, by = demo, reason = because.reason) =>
  server.call(holdPolicy, { params: { refId }, body: { reason } }, await by());
const look = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, await demo())).body;

async function lift(refId: string) {
  await server.call(liftHold, { params: { refId }, body: { reason: "Es sind Geschwister." } }, await demo());
  const id = (await look(refId))?.approvals[0]?.id ?? "";
  return server.call(approve, { params: { id } }, await uwe());
}

test("nobody can accept a contract on hold, the landlord learns only that we are checking, and lifting it restarts the deadline", async () => {
  const { refId } = await makeSigned(server, { insuranceStart: "2027-06-01" });
  const token = await readLandlordToken(server);
  expect((await hold(refId)).body).toEqual({ done: true });
  const refused = await server.call(acceptAsLandlord, { params: { token } });
  expect(codeOf(refused)).toBe("409 UNDER_REVIEW");
  expect(JSON.stringify(refused.problem)).not.toMatch(/IBAN|Demo/);
  // The 30 days to answer would have ended on 14 February.
  await runUntil(server, "2027-02-20T09:00:00Z");
  expect((await look(refId))?.status).toBe("SIGNED");
  expect((await lift(refId)).body).toEqual({ done: true });
  await settle(server);
  await runUntil(server, "2027-03-21T09:00:00Z");
  expect((await look(refId))?.status).toBe("SIGNED");
  expect((await server.call(acceptAsLandlord, { params: { token } })).body?.status).toBe("ACCEPTED");
});

test("nothing is charged while a contract is on hold, and what fell due is charged once afterwards", async () => {
  const { refId } = await makeAccepted(server);
  await hold(refId);
  await runUntil(server, "2027-03-10T09:00:00Z");
  expect(await readCharges(server, refId)).toEqual([]);
  const premiums = server.deps.db.selectFrom("premium").select("id").where("ref_id", "=", refId);
  const [first] = await premiums.orderBy("number").execute();
  const retried = await server.call(retryCharge, { params: { refId, chargeId: first?.id ?? "" } }, await demo());
  expect(retried.problem).toMatchObject({
    errorCode: "ON_HOLD",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-01-15" } }] },
  });
  await lift(refId);
  await settle(server);
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ").slice(1).join(" "))).toEqual([
    "635 succeeded",
    "635 succeeded",
  ]);
  await runUntil(server, "2027-03-20T09:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(2);
});

test("one person cannot lift a hold, and the timeline shows who did what", async () => {
  const { refId } = await makeSigned(server);
  await hold(refId);
  expect((await hold(refId)).body).toEqual({ done: true });
  expect(codeOf(await hold(refId, uwe, "Anderer Grund."))).toBe("409 STEP_NOT_ALLOWED");
  await server.call(liftHold, { params: { refId }, body: { reason: "Geklärt." } }, await demo());
  const [asked] = (await look(refId))?.approvals ?? [];
  expect(asked).toMatchObject({ kind: "lift-hold", payload: { heldBecause: because.reason }, reason: "Geklärt." });
  const own = await server.call(approve, { params: { id: asked?.id ?? "" } }, await demo());
  expect(codeOf(own)).toBe("403 SECOND_PERSON_REQUIRED");
  const both = await Promise.all(
    [1, 2].map(async () => server.call(approve, { params: { id: asked?.id ?? "" } }, await uwe())),
  );
  expect(both.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect((await look(refId))?.circumstances).toMatchObject([
    { kind: "SUSPICION", note: because.reason, recordedBy: "Demo Desk", endNote: "Geklärt.", endedBy: "Demo Desk" },
  ]);
  const timeline = await server.call(listTimeline, { params: { of: "policy", id: refId }, query: {} }, await demo());
  const acts = timeline.body?.rows.flatMap(({ kind, detail, by }) => (kind === "ACT" ? `${by}: ${detail}` : []));
  expect(acts).toEqual(["Uwe: approve", "Demo Desk: lift-hold", "Demo Desk: ask-approval", "Demo Desk: hold-policy"]);
  const again = await server.call(liftHold, { params: { refId }, body: { reason: "Geklärt." } }, await demo());
  expect(codeOf(again)).toBe("409 STEP_NOT_ALLOWED");
});

test("a hold stops a payout that waits for a second person, hides the IBAN, and holds back mails that move money", async () => {
  const claim = await makeGrantedClaim(server, 1_200);
  const asked = (await claim.payOut()).body?.approval;
  await hold(claim.refId);
  expect(codeOf(await claim.approve(asked?.id))).toBe("409 ON_HOLD");
  expect(codeOf(await claim.openAccount())).toBe("409 ON_HOLD");
  expect(await claim.look()).toMatchObject({
    mayPayOut: false,
    warnings: [{ code: "ON_HOLD", by: "Demo Desk", day: claimedOn }, { code: "NO_EVIDENCE" }],
  });
  const listed = await server.call(listPayouts, { query: { state: "APPROVAL" } }, await demo());
  expect(listed.body?.rows).toHaveLength(1);
  await lift(claim.refId);
  expect((await claim.approve(asked?.id)).body).toEqual({ done: true });
  expect(await claim.look()).toMatchObject({ state: "PAID" });
});

test("mails that lead to a payment wait while a contract is on hold", async () => {
  const email = "wartet@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail: email, paymentPeriod: "YEARLY" });
  await runUntil(server, "2027-02-02T09:00:00Z");
  await hold(refId);
  await runUntil(server, "2028-01-25T09:00:00Z");
  expect(await findRecipients(server, "premium-announced")).toEqual([]);
  await lift(refId);
  expect(await findRecipients(server, "premium-announced")).toEqual([email]);
});

test("an account of somebody else is paid only once the desk has recorded that this was agreed", async () => {
  const claim = await makeGrantedClaim(server);
  await server.deps.db.updateTable("payout_account").set({ holder: "Karl Fremd" }).execute();
  expect((await claim.payOut()).problem).toMatchObject({
    errorCode: "PAYEE_NOT_AGREED",
    data: { fields: [{ params: { payee: "Karl Fremd" } }] },
  });
  expect(codeOf(await claim.openAccount())).toBe("409 PAYEE_NOT_AGREED");
  expect((await claim.look())?.warnings).toContainEqual({ code: "PAYEE_NOT_AGREED", payee: "Karl Fremd" });
  const params = { refId: claim.refId };
  const url = `/staff/policies/${claim.refId}/declarations/scan`;
  const scan = (await uploadTo(server, url, { content: pdf("letter"), headers: await demo() })).body;
  await settle(server);
  const body = { name: "Fremd, Karl", reason: "Abtretung vom 3. Januar, im Ordner 7.", scanId: scan.id };
  const other = { ...body, scanId: "0".repeat(24) };
  expect(codeOf(await server.call(agreePayee, { params, body: other }, await demo()))).toBe("400 FIELD_INVALID");
  expect((await server.call(agreePayee, { params, body }, await demo())).body).toEqual({ done: true });
  expect((await look(claim.refId))?.agreedPayees).toMatchObject([
    { name: "Fremd, Karl", by: "Demo Desk", scan: { id: scan.id } },
  ]);
  expect((await claim.openAccount()).body?.holder).toBe("Karl Fremd");
  expect((await claim.payOut()).body?.state).toBe("PAID");
});

test("refuses an unknown contract and an empty reason", async () => {
  for (const call of [holdPolicy, liftHold])
    expect(codeOf(await server.call(call, { params: { refId: "x" }, body: because }, await demo()))).toBe(
      "404 POLICY_UNKNOWN",
    );
  const { refId } = await makeSigned(server);
  expect(codeOf(await hold(refId, demo, " "))).toBe("400 FIELD_REQUIRED");
  expect(codeOf(await hold(refId, async () => ({ cookie: "" })))).toBe("401 LOGIN_REQUIRED");
});

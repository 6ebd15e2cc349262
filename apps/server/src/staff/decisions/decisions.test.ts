import {
  acceptAsLandlord,
  acceptCase,
  acceptClaim,
  type CallRequest,
  getCase,
  getRisk,
  getStaffClaim,
  getTenant,
  grantPartOfClaim,
  listStaffActs,
  type PendingKind,
  refuseCase,
  reportClaim,
  saveEmploymentStatus,
  saveSummary,
  undoDecision,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";

type Person = { cookie: string };
let server: TestServer;
let demo: Person;
let ute: Person;
beforeAll(async () => {
  server = await makeTestServer({ settings: { DECISION_UNDO_SECONDS: "30" } });
  demo = await logInAsStaff(server);
  ute = await logInColleague(server, "Ute");
});
afterAll(() => server.close());

let count = 0;
async function makeCase() {
  const email = `undo-${++count}@example.com`;
  const token = await answerAllQuestions(server, { email, lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  const refId = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
  return { token, refId, email, decisionId: (await readCase(refId))?.decisionId ?? "" };
}
const readCase = async (refId: string, by = demo) => (await server.call(getCase, { params: { refId } }, by)).body;
type Case = Awaited<ReturnType<typeof makeCase>>;
const refuse = ({ refId, decisionId }: Case, by = demo, note = "Der Nachweis fehlt.") =>
  server.call(refuseCase, { params: { refId }, body: { decisionId, note } }, by);
const accept = ({ refId, decisionId }: Case, by = demo) =>
  server.call(acceptCase, { params: { refId }, body: { decisionId } }, by);
const undo = (kind: PendingKind | "LETTER", id: string, by = demo) =>
  server.call(undoDecision, { params: { kind, id } }, by);
async function wait(seconds: number) {
  await runUntil(server, new Date(server.deps.clock.now().getTime() + seconds * 1_000).toISOString());
}
async function mailsTo(email: string) {
  return (await sentMails(server)).filter(({ to }) => to === email).map(({ subject }) => subject);
}
const refusal = "Wir können Ihren Antrag leider nicht annehmen";

test("a decision on a case takes effect and is mailed after 30 seconds", async () => {
  const waiting = await makeCase();
  const { body } = await refuse(waiting);
  expect(body).toMatchObject({
    done: true,
    pending: { by: { name: "Demo Desk" }, secondsLeft: 30, verdict: { act: "refuse", note: "Der Nachweis fehlt." } },
  });
  await wait(29);
  expect(await readCase(waiting.refId)).toMatchObject({ open: true, pending: { secondsLeft: 1 } });
  expect(await mailsTo(waiting.email)).not.toContain(refusal);
  await wait(1);
  expect(await readCase(waiting.refId)).toMatchObject({
    open: false,
    pending: null,
    decisions: [{ outcome: "REFUSED", by: "Demo Desk" }, { outcome: "MANUAL_REVIEW" }],
  });
  expect(await mailsTo(waiting.email)).toContain(refusal);
});

test("an undone decision leaves the case as it was, and writes no mail", async () => {
  const waiting = await makeCase();
  await refuse(waiting);
  expect((await undo("CASE", waiting.refId)).body).toEqual({ undone: true });
  await wait(60);
  expect(await readCase(waiting.refId)).toMatchObject({ open: true, pending: null, decisions: [{}] });
  expect(await mailsTo(waiting.email)).not.toContain(refusal);
  expect((await accept(waiting)).ok).toBe(true);
  await wait(30);
  expect(await mailsTo(waiting.email)).toContain("Ihr Antrag ist angenommen");
  const acts = (await server.call(listStaffActs, { query: { search: waiting.refId } }, demo)).body?.rows;
  expect(acts?.map(({ act }) => act)).toEqual(["accept", "undo-decision"]);
});

test("when two people decide at once, one decision is stored and the other person learns who decided", async () => {
  const waiting = await makeCase();
  const [one, other] = await Promise.all([refuse(waiting), accept(waiting, ute)]);
  const [by, late] = one.ok ? ["Demo Desk", other] : ["Ute", one];
  expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
  expect(late.problem).toMatchObject({ errorCode: "CASE_DECIDED", data: { fields: [{ params: { by } }] } });
  const [again, different] = one.ok
    ? [await refuse(waiting), await accept(waiting)]
    : [await accept(waiting, ute), await refuse(waiting, ute)];
  expect(again.ok).toBe(true);
  expect(different.problem?.errorCode).toBe("CASE_DECIDED");
});

test("only the person who decided can undo it, and only until it takes effect", async () => {
  const waiting = await makeCase();
  await refuse(waiting);
  expect((await undo("CASE", waiting.refId, ute)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await wait(30);
  expect((await undo("CASE", waiting.refId)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  for (const [kind, id] of [["LETTER", waiting.refId] as const, ["CLAIM", "x"] as const, ["CASE", "x"] as const])
    expect((await undo(kind, id)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});

test("undoing in the very second in which it takes effect either undoes it or is refused", async () => {
  for (let round = 0; round < 5; round++) {
    const waiting = await makeCase();
    await refuse(waiting);
    const [undone] = await Promise.all([undo("CASE", waiting.refId), wait(30)]);
    await wait(0);
    const outcomes = (await readCase(waiting.refId))?.decisions.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(undone.ok ? ["MANUAL_REVIEW"] : ["REFUSED", "MANUAL_REVIEW"]);
    expect((await mailsTo(waiting.email)).includes(refusal)).toBe(!undone.ok);
  }
});

test("a decision is dropped if the tenant changes an answer before it takes effect", async () => {
  const waiting = await makeCase();
  await refuse(waiting);
  const employment = { employmentStatus: "EMPLOYED" as const, grossIncome: 50_000 };
  await server.call(saveEmploymentStatus, { body: { token: waiting.token, ...employment } });
  await wait(30);
  expect((await readCase(waiting.refId))?.pending).toBeNull();
  expect(await mailsTo(waiting.email)).not.toContain(refusal);
  const acts = (await server.call(listStaffActs, { query: { search: waiting.refId } }, demo)).body?.rows;
  expect(acts?.map(({ act }) => act)).toEqual(["drop-decision"]);
});

test("a decision on a claim takes effect after 30 seconds, and can be undone before", async () => {
  await makeSigned(server, { tenantEmail: "jana@example.com" });
  const token = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token } });
  await wait(30 * 86_400);
  demo = await logInAsStaff(server);
  const items = [{ description: "Schaden", amount: 100 }];
  const reported = (await server.call(reportClaim, { params: { token }, body: { items } })).body;
  const claimId = reported?.claims[0]?.id ?? "";
  await wait(30 * 86_400);
  demo = await logInAsStaff(server);
  const read = async () => (await server.call(getStaffClaim, { params: { claimId } }, demo)).body;
  const params = { claimId };
  expect((await server.call(acceptClaim, { params, body: {} }, demo)).body).toMatchObject({
    state: "OPEN",
    decision: null,
    pending: { verdict: { outcome: "ACCEPTED", amounts: [100] } },
  });
  expect((await undo("CLAIM", claimId)).body).toEqual({ undone: true });
  await wait(60);
  expect(await read()).toMatchObject({ state: "OPEN", pending: null });

  const part = { params, body: { amounts: [40], note: "Nur zum Teil belegt." } } satisfies CallRequest<
    typeof grantPartOfClaim
  >;
  expect((await server.call(grantPartOfClaim, part, demo)).ok).toBe(true);
  expect((await server.call(grantPartOfClaim, part, demo)).ok).toBe(true);
  await wait(30);
  expect(await read()).toMatchObject({
    state: "GRANTED",
    pending: null,
    decision: { outcome: "PARTLY", amount: 40, note: "Nur zum Teil belegt." },
  });
  expect((await server.call(grantPartOfClaim, part, demo)).ok).toBe(true);
});

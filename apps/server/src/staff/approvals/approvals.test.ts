import {
  acceptCase,
  approve,
  getCase,
  getOffers,
  getRisk,
  getTenant,
  listApprovals,
  listStaffActs,
  refuseApproval,
  refuseCase,
  reopenCase,
  saveEmploymentStatus,
  savePaymentPeriod,
  saveSummary,
  takeBackApproval,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

type Person = { cookie: string };
const server = await makeTestServer();
const demo = await logInAsStaff(server);
const ute = await logInColleague(server, "Ute");
afterAll(() => server.close());

let count = 0;
async function decided(call: typeof acceptCase | typeof refuseCase) {
  const email = `again-${++count}@example.com`;
  const token = await answerAllQuestions(server, { email, lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  const refId = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
  const body = { decisionId: (await read(refId))?.decisionId ?? "", note: "Der Nachweis fehlt." };
  await server.call(call, { params: { refId }, body }, demo);
  await settle(server);
  return { token, refId, email, decisionId: (await read(refId))?.decisionId ?? "" };
}
const read = async (refId: string) => (await server.call(getCase, { params: { refId } }, demo)).body;
type Case = Awaited<ReturnType<typeof decided>>;
const reopen = ({ refId, decisionId }: Case, outcome: "QUOTE" | "REFUSED", by = demo, note = "Das war unser Fehler.") =>
  server.call(
    reopenCase,
    { params: { refId }, body: { decisionId, outcome, note, reason: "Der Nachweis lag vor." } },
    by,
  );
const openId = async (refId: string) => (await read(refId))?.approval?.id ?? "";
const doWith = (call: typeof approve, id: string, by: Person) => server.call(call, { params: { id } }, by);
async function mailsTo(email: string) {
  await settle(server);
  return (await sentMails(server)).filter(({ to }) => to === email).map(({ subject }) => subject);
}

test("a wrong refusal becomes an acceptance once a second person has approved, and the tenant goes on", async () => {
  const wrong = await decided(refuseCase);
  expect((await reopen(wrong, "QUOTE")).body).toEqual({ done: true });
  const waiting = (await read(wrong.refId))?.approval;
  expect(waiting).toMatchObject({
    kind: "reopen-case",
    reason: "Der Nachweis lag vor.",
    askedBy: { name: "Demo Desk" },
    payload: { outcome: "QUOTE", note: "Das war unser Fehler." },
  });
  const listed = (await server.call(listApprovals, { query: {} }, ute)).body;
  expect(listed?.rows.map(({ id }) => id)).toContain(waiting?.id);
  expect(await mailsTo(wrong.email)).not.toContain("Ihr Antrag ist angenommen");

  expect((await doWith(approve, waiting?.id ?? "", ute)).body).toEqual({ done: true });
  expect(await mailsTo(wrong.email)).toContain("Ihr Antrag ist angenommen");
  const corrected = await read(wrong.refId);
  expect(corrected?.approval).toBeNull();
  expect(corrected?.history[0]).toMatchObject({ cause: "reopen-case", by: "Demo Desk" });
  expect(corrected?.decisions.map(({ outcome }) => outcome)).toEqual(["QUOTE", "REFUSED", "MANUAL_REVIEW"]);
  expect((await server.call(getOffers, { params: { token: wrong.token } })).ok).toBe(true);
  const acts = (await server.call(listStaffActs, { query: { search: wrong.refId } }, demo)).body?.rows;
  expect(acts?.map(({ act, by }) => `${by}: ${act}`)).toEqual([
    "Ute: approve",
    "Demo Desk: ask-approval",
    "Demo Desk: refuse",
  ]);
});

test("a wrong acceptance becomes a refusal, even for a tenant who has chosen how to pay", async () => {
  const wrong = await decided(acceptCase);
  const { token, refId } = wrong;
  const offer = (await server.call(getOffers, { params: { token } })).body;
  const premiumAmount = offer?.yearly?.price ?? 0;
  const chosen = { token, language: "de" as const, paymentPeriod: "YEARLY" as const, premiumAmount };
  expect((await server.call(savePaymentPeriod, { body: chosen })).ok).toBe(true);
  await reopen(wrong, "REFUSED");
  expect((await doWith(approve, await openId(refId), ute)).ok).toBe(true);
  expect((await server.call(getOffers, { params: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await server.call(getTenant, { params: { token } })).body).toMatchObject({ lastCompletedPage: "SUMMARY" });
  expect(await mailsTo(wrong.email)).toContain("Wir können Ihren Antrag leider nicht annehmen");
});

test("the person who asked can take it back, but neither approve nor refuse it", async () => {
  const wrong = await decided(refuseCase);
  await reopen(wrong, "QUOTE");
  const id = await openId(wrong.refId);
  for (const call of [approve, refuseApproval])
    expect((await doWith(call, id, demo)).problem).toMatchObject({ status: 403, errorCode: "SECOND_PERSON_REQUIRED" });
  expect((await doWith(takeBackApproval, id, ute)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await doWith(takeBackApproval, id, demo)).ok).toBe(true);
  expect((await doWith(approve, id, ute)).problem?.errorCode).toBe("CASE_DECIDED");
  expect(await read(wrong.refId)).toMatchObject({ approval: null, decisionId: wrong.decisionId });
});

test("when two people decide at once, one succeeds and the other learns who", async () => {
  const wrong = await decided(refuseCase);
  await reopen(wrong, "QUOTE");
  const id = await openId(wrong.refId);
  const bo = await logInColleague(server, "Bo");
  const [one, other] = await Promise.all([doWith(approve, id, ute), doWith(refuseApproval, id, bo)]);
  expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
  const [won, late] = one.ok ? ["Ute", other] : ["Bo", one];
  expect(late.problem).toMatchObject({ errorCode: "CASE_DECIDED", data: { fields: [{ params: { by: won } }] } });
  const again = one.ok ? await doWith(approve, id, ute) : await doWith(refuseApproval, id, bo);
  expect(again.body).toEqual({ done: true });
  const rows = (await read(wrong.refId))?.decisions ?? [];
  expect(rows).toHaveLength(one.ok ? 3 : 2);
});

test("while one correction waits, asking for it again changes nothing and asking for another is refused", async () => {
  const wrong = await decided(refuseCase);
  const asked = await Promise.all([reopen(wrong, "QUOTE"), reopen(wrong, "QUOTE")]);
  expect(asked.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect((await reopen(wrong, "QUOTE", ute)).problem).toMatchObject({
    errorCode: "APPROVAL_OPEN",
    data: { fields: [{ params: { by: "Demo Desk" } }] },
  });
  expect((await reopen(wrong, "QUOTE", demo, "Anders gesagt.")).problem?.errorCode).toBe("APPROVAL_OPEN");
});

test("approving does nothing once the tenant has changed an answer", async () => {
  const wrong = await decided(refuseCase);
  await reopen(wrong, "QUOTE");
  const id = await openId(wrong.refId);
  const employment = { employmentStatus: "EMPLOYED" as const, grossIncome: 50_000 };
  expect((await server.call(saveEmploymentStatus, { body: { token: wrong.token, ...employment } })).ok).toBe(true);
  expect((await doWith(approve, id, ute)).problem?.errorCode).toBe("CASE_CHANGED");
  expect(await mailsTo(wrong.email)).not.toContain("Ihr Antrag ist angenommen");
  expect((await doWith(refuseApproval, id, ute)).ok).toBe(true);
});

test("refuses to reopen what is open, what already has that outcome, and what is unknown", async () => {
  const wrong = await decided(refuseCase);
  expect((await reopen(wrong, "REFUSED")).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await reopen({ ...wrong, decisionId: crypto.randomUUID() }, "QUOTE")).problem?.errorCode).toBe(
    "CASE_CHANGED",
  );
  expect((await reopen({ ...wrong, refId: "x" }, "QUOTE")).problem?.errorCode).toBe("CASE_UNKNOWN");
  for (const id of ["x", crypto.randomUUID()])
    for (const call of [approve, refuseApproval, takeBackApproval])
      expect((await doWith(call, id, ute)).problem?.errorCode).toBe("NOT_FOUND");
});

test("the database accepts no approval by the person who asked", async () => {
  const wrong = await decided(refuseCase);
  await reopen(wrong, "QUOTE");
  const own = server.deps.db
    .updateTable("approval")
    .set({ decision: "APPROVED", decided_by: sql`asked_by`, decided_at: server.deps.clock.now() })
    .where("subject_id", "=", wrong.refId);
  await expect(own.execute()).rejects.toThrow("check constraint");
});

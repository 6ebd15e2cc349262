import {
  answerWithdrawal,
  approve,
  askToWithdraw,
  closeWithdrawal,
  listApprovals,
  listUnmatchedWithdrawals,
  matchWithdrawal,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { countWork, logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { policyStatus } from "../../views/policy-status.ts";

type Person = { cookie: string };
let server: TestServer;
let demo: Person;
let ute: Person;
beforeEach(async () => {
  server = await makeTestServer();
  demo = await logInAsStaff(server);
  ute = await logInColleague(server, "Ute");
});
afterEach(() => server.close());

const mistyped = "jana@exmaple.com";
async function declare(contractNumber: string) {
  await server.call(askToWithdraw, { body: { contractNumber, email: mistyped, name: "Jana Weber" } });
  await settle(server);
  return (await list())?.rows[0]?.id ?? "";
}
const list = async (state?: "CLOSED" | "MATCHED" | "ALL", by = demo) =>
  (await server.call(listUnmatchedWithdrawals, { query: { state } }, by)).body;
const close = (id: string, note = "Die Person hat keinen Vertrag.", by = demo) =>
  server.call(closeWithdrawal, { params: { id }, body: { note } }, by);
const answer = (id: string, message = "Bitte schicken Sie uns Ihre Adresse.", by = demo) =>
  server.call(answerWithdrawal, { params: { id }, body: { message } }, by);
const match = (id: string, contractNumber: string, by = demo) =>
  server.call(matchWithdrawal, { params: { id }, body: { contractNumber, reason: "Die Adresse war vertippt." } }, by);
const findPolicy = () =>
  server.deps.db
    .selectFrom("policy")
    .select(["contract_number", policyStatus.as("status")])
    .executeTakeFirstOrThrow();

test("an open withdrawal stays until somebody has handled it, however long that takes", async () => {
  await declare("DE-0000-0000-0");
  await runUntil(server, "2027-12-31T10:00:00Z");
  demo = await logInAsStaff(server);
  const [row] = (await list())?.rows ?? [];
  expect(row).toMatchObject({ state: "OPEN", dueAt: "2027-01-18T22:59:59.000Z", assignee: null });
  expect(await countWork(server, "WITHDRAWAL", demo)).toBe(1);
  await close(row?.id ?? "");
  expect(await countWork(server, "WITHDRAWAL", demo)).toBe(0);
  await runUntil(server, "2028-03-30T09:59:59Z");
  demo = await logInAsStaff(server);
  expect((await list("CLOSED"))?.total).toBe(1);
  await runUntil(server, "2028-03-30T10:00:00Z");
  expect((await list("ALL"))?.total).toBe(0);
});

test("when two people close a withdrawal, the second learns who was first", async () => {
  const id = await declare("DE-0000-0000-0");
  const closed = await Promise.all([close(id), close(id, "Doppelt.", ute)]);
  const lost = closed.find(({ ok }) => !ok);
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(lost?.problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { on: "2027-01-15" } }] },
  });
  const [note, by] = closed[0].ok ? ["Die Person hat keinen Vertrag.", demo] : ["Doppelt.", ute];
  expect((await close(id, note, by)).body).toEqual({ done: true });
  expect((await list("CLOSED"))?.rows).toMatchObject([{ note, handledAt: "2027-01-15T10:00:00.000Z" }]);
  expect((await answer(id)).problem?.errorCode).toBe("CASE_DECIDED");
  expect((await match(id, "DE-7K4M-Q2XD-9")).problem?.errorCode).toBe("CASE_DECIDED");
});

test("the person gets our answer by mail, and the withdrawal stays open", async () => {
  const id = await declare("DE-0000-0000-0");
  expect((await answer(id)).body).toEqual({ done: true });
  expect((await answer(id, "x".repeat(2_001))).problem?.errorCode).toBe("FIELD_INVALID");
  const mails = await mailsTo(server, mistyped);
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Unsere Antwort auf Ihren Widerruf vom /),
  );
  expect(mails.at(0)?.text).toContain("Bitte schicken Sie uns Ihre Adresse.");
  expect((await list())?.rows).toMatchObject([{ id, state: "OPEN", writtenAt: "2027-01-15T10:00:00.000Z" }]);
});

test("a withdrawal that two people match to a contract ends it as of the moment it was declared", async () => {
  await makeSigned(server, { tenantEmail: "jana@example.com" });
  const { contract_number: number } = await findPolicy();
  const id = await declare(number);
  expect((await match(id, "DE-0000-0000-0")).problem?.errorCode).toBe("POLICY_UNKNOWN");
  await runUntil(server, "2027-02-05T10:00:00Z");
  demo = await logInAsStaff(server);
  expect((await match(id, number.toLowerCase())).body).toEqual({ done: true });
  expect((await match(id, number)).body).toEqual({ done: true });
  expect((await findPolicy()).status).toBe("SIGNED");
  const [asked] = (await server.call(listApprovals, { query: {} }, demo)).body?.rows ?? [];
  expect(asked).toMatchObject({ kind: "match-withdrawal", payload: { contractNumber: number } });
  expect(await countWork(server, "APPROVAL", demo)).toBe(1);
  const approveBy = (by: Person) => server.call(approve, { params: { id: asked?.id ?? "" } }, by);
  expect((await approveBy(demo)).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  ute = await logInColleague(server, "Bo");
  expect((await approveBy(ute)).body).toEqual({ done: true });
  expect((await findPolicy()).status).toBe("WITHDRAWN");
  expect((await list("MATCHED"))?.rows).toMatchObject([{ id, matchedTo: number, handledBy: "Demo Desk" }]);
  expect((await mailsTo(server, "jana@example.com")).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("Widerruf"),
  );
});

test("approving does nothing once the withdrawal was closed meanwhile", async () => {
  await makeSigned(server, { tenantEmail: "jana@example.com" });
  const { contract_number: number } = await findPolicy();
  const id = await declare(number);
  await match(id, number);
  await close(id);
  const [asked] = (await server.call(listApprovals, { query: {} }, demo)).body?.rows ?? [];
  const approved = await server.call(approve, { params: { id: asked?.id ?? "" } }, ute);
  expect(approved.problem?.errorCode).toBe("CASE_DECIDED");
  expect((await findPolicy()).status).toBe("SIGNED");
});

test("refuses to handle a withdrawal that does not exist or that a worker has yet to match", async () => {
  await server.call(askToWithdraw, { body: { contractNumber: "DE-1", email: mistyped, name: "Jana" } });
  const { id } = await server.deps.db.selectFrom("withdrawal_request").select("id").executeTakeFirstOrThrow();
  for (const unknown of [id, "x", crypto.randomUUID()]) {
    expect((await close(unknown)).problem?.errorCode).toBe("NOT_FOUND");
    expect((await answer(unknown)).problem?.errorCode).toBe("NOT_FOUND");
    expect((await match(unknown, "DE-7K4M-Q2XD-9")).problem?.errorCode).toBe("NOT_FOUND");
  }
});

import {
  acceptAsLandlord,
  assignWork,
  askToWithdraw,
  type CallRequest,
  countWaiting,
  getRisk,
  listInbox,
  reportClaim,
  saveSummary,
  type WorkKind,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";

let server: TestServer;
let demo: { cookie: string };
let ute: { id: string; cookie: string };
let refId: string;
let failedMail: string;
/** One of each kind of work, in the order of their due dates. */
beforeAll(async () => {
  server = await makeTestServer();
  const { db, clock, random } = server.deps;
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", card: failingCard }));
  const landlord = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token: landlord } });
  await runUntil(server, "2027-02-16T12:00:00Z");
  const items = [{ description: "Schaden", amount: 100 }];
  await server.call(reportClaim, { params: { token: landlord }, body: { items } });
  const claim = await db.selectFrom("claim").select("id").executeTakeFirstOrThrow();
  await db.insertInto("claim_objection").values({ claim_id: claim.id, at: clock.now(), text: "Nein" }).execute();
  const token = await answerAllQuestions(server, { email: "fall@example.com", lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  await server.call(askToWithdraw, { body: { contractNumber: "DE-1", email: "eva@example.com", name: "Eva" } });
  await server.deps.jobs.runDueUntil(clock.now());
  const question = { id: random.uuid(), ref_id: refId, message: "Gilt das?", asked_at: clock.now() };
  await db.insertInto("landlord_question").values(question).execute();
  const notice = {
    country: "de",
    id: "evt_1",
    kind: "dispute",
    trouble: "disputed",
    received_at: clock.now(),
  } as const;
  await db.insertInto("payment_notice").values(notice).execute();
  const changed = {
    id: random.uuid(),
    ref_id: refId,
    kind: "TENANT_EMAIL",
    change: JSON.stringify({ kind: "TENANT_EMAIL", email: "neu@example.com" }),
    asked_by: "TENANT",
    asked_at: clock.now(),
    until_day: "2027-03-01",
    due_at: new Date("2027-03-01T23:00:00Z"),
  } as const;
  await db
    .insertInto("amendment")
    .values({ ...changed, waits_for: ["STAFF"] })
    .execute();
  const moved = { id: random.uuid(), ref_id: refId, moved_out_on: "2027-02-01", given_at: clock.now() };
  await db.insertInto("moving_out").values(moved).execute();
  const file = { id: "a".repeat(24), ref_id: refId, moving_out_id: moved.id, type: "MOVING_OUT_PROOF" } as const;
  const stored = {
    storage_key: "a",
    sha256: Buffer.alloc(32),
    size: 1,
    file_name: "a.pdf",
    content_type: "application/pdf",
  };
  await db
    .insertInto("document")
    .values({ ...file, ...stored, brought_by: "tenant", created_at: clock.now(), scan: "CLEAN" })
    .execute();
  const sent = await db.selectFrom("mail").select("id").where("ref_id", "=", refId).limit(3).execute();
  const states = ["REFUSED", "POST", "WAITING"] as const;
  for (const [index, { id }] of sent.entries())
    await db
      .updateTable("mail")
      .set({ status: states[index] ?? "SENT" })
      .where("id", "=", id)
      .execute();
  failedMail = sent[2]?.id ?? "";
  const failed = { task: "mails", key: failedMail, tries: 5, error: "Error: broken", failed_at: clock.now() };
  await db
    .insertInto("failed_work")
    .values({ ...failed, retry_at: null })
    .execute();
  demo = await logInAsStaff(server);
  const id = await addColleague(server, { name: "Ute", role: "underwriter" });
  ute = { id, ...(await openStaffSession(server, id)) };
});
afterAll(() => server.close());

const kinds = [
  "CASE",
  "CLAIM",
  "MOVING_OUT",
  "AMENDMENT",
  "QUESTION",
  "WITHDRAWAL",
  "MAIL",
  "LETTER",
  "FOLLOW_UP",
  "NOTICE",
] as const;
const read = async (query: NonNullable<CallRequest<typeof listInbox>["query"]>, by = demo) =>
  (await server.call(listInbox, { query }, by)).body;
const kindsOf = async (by: { cookie: string }) =>
  [...new Set((await read({}, by))?.rows.map(({ kind }) => kind))].toSorted();

test("the inbox has every kind of work that the role may see, sorted by due date", async () => {
  expect(await kindsOf(ute)).toEqual([...kinds].toSorted());
  expect(await kindsOf(demo)).toEqual([...kinds, "FAILED_WORK"].toSorted());
  const due = (await read({}))?.rows.map(({ dueAt }) => dueAt) ?? [];
  expect(due).toEqual(due.toSorted());
  const latest = (await read({ order: "-dueAt" }))?.rows.map(({ dueAt }) => dueAt);
  expect(latest).toEqual(due.toReversed());
});

test("finds work by kind, by name and by contract", async () => {
  for (const kind of kinds) {
    const found = await read({ kind });
    expect(found?.rows.map((row) => row.kind)).toEqual([kind]);
  }
  expect((await read({ kind: "FAILED_WORK" }, ute))?.total).toBe(0);
  expect((await read({ search: "Eva" }))?.rows).toMatchObject([{ kind: "WITHDRAWAL", who: "Eva" }]);
  const contract = (await read({ kind: "CLAIM" }))?.rows[0]?.contractNumber ?? "";
  expect((await read({ search: contract }))?.total).toBeGreaterThan(5);
});

test("counts what the list has: all, mine, and nobody's", async () => {
  const total = async (kind: WorkKind, assigned?: "MINE" | "NOBODY") => (await read({ kind, assigned }, ute))?.total;
  for (const kind of kinds) {
    const id = (await read({ kind }, ute))?.rows[0]?.id ?? "";
    const taken = await server.call(assignWork, { params: { kind, id }, body: { to: ute.id, seen: null } }, ute);
    expect(taken.body, kind).toMatchObject({ assignee: { name: "Ute" } });
  }
  const { body } = await server.call(countWaiting, {}, ute);
  for (const { kind, all, mine, nobody } of body?.work ?? [])
    expect({ kind, all, mine, nobody }).toEqual({
      kind,
      all: await total(kind),
      mine: await total(kind, "MINE"),
      nobody: await total(kind, "NOBODY"),
    });
  expect(body?.work.find(({ kind }) => kind === "QUESTION")).toMatchObject({ all: 1, mine: 1, nobody: 0 });
  expect(body?.work.find(({ kind }) => kind === "FAILED_WORK")).toMatchObject({ all: 0 });
});

test("when two people take the same work at once, one gets it", async () => {
  const params = { kind: "FAILED_WORK", id: `mails:${failedMail}` };
  const take = (by: { cookie: string }) => server.call(assignWork, { params, body: { to: ute.id, seen: null } }, by);
  expect((await Promise.all([take(demo), take(ute)])).map(({ status }) => status)).toEqual([200, 200]);
  const other = await addColleague(server, { name: "Bo", role: "administrator" });
  const taken = await server.call(assignWork, { params, body: { to: other, seen: null } }, demo);
  expect(taken.problem?.errorCode).toBe("WORK_TAKEN");
  for (const [kind, id] of [
    ["NOTICE", "xx:1"],
    ["QUESTION", "x"],
    ["FOLLOW_UP", "x"],
    ["TEA", "1"],
  ] as const) {
    const unknown = await server.call(assignWork, { params: { kind, id }, body: { to: ute.id, seen: null } }, demo);
    expect(unknown.problem?.errorCode, kind).toBe("CASE_UNKNOWN");
  }
});

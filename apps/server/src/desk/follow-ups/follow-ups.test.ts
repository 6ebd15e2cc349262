import {
  acceptAsLandlord,
  countWaiting,
  finishFollowUp,
  getRisk,
  getStaffPolicy,
  listCases,
  listFailedWork,
  listFollowUps,
  listMovingOuts,
  listNotices,
  listPolicyEvents,
  listQuestions,
  listStaffClaims,
  listStaffNotes,
  listTroubledMails,
  listUnmatchedWithdrawals,
  logInStaff,
  reportClaim,
  saveSummary,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCookie } from "../../testing/accounts.ts";
import { answerAllQuestions } from "../../testing/answers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { failingCard, makeSigned, readLandlordToken, runUntil } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";
import { addPerson } from "../people/accounts.ts";

let server: TestServer;
let desk: { cookie: string };
let refId: string;
let totalBeforeLastTry: number | undefined;
beforeAll(async () => {
  server = await makeTestServer();
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", card: failingCard }));
  const token = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token } });
  await runUntil(server, "2027-02-14T12:00:00Z");
  desk = await logInAtDesk(server);
  totalBeforeLastTry = (await followUps())?.total;
  await runUntil(server, "2027-02-16T12:00:00Z");
  desk = await logInAtDesk(server);
  const items = [{ description: "Schaden", amount: 100 }];
  await server.call(reportClaim, { params: { token }, body: { items } });
});
afterAll(() => server.close());

const followUps = async () => (await server.call(listFollowUps, { query: {} }, desk)).body;
const finish = (id: string, note: string, by = desk) =>
  server.call(finishFollowUp, { params: { id }, body: { note } }, by);

/** The waiting work as counted by the badges and by the lists. */
async function countBoth() {
  const total = async (list: Promise<{ body: { total: number } | null }>) => (await list).body?.total;
  const lists = {
    cases: await total(server.call(listCases, { query: { state: "OPEN" } }, desk)),
    claims: await total(server.call(listStaffClaims, { query: { state: "OPEN" } }, desk)),
    "moving-outs": await total(server.call(listMovingOuts, { query: { state: "OPEN" } }, desk)),
    "follow-ups": await total(server.call(listFollowUps, { query: {} }, desk)),
    questions: await total(server.call(listQuestions, { query: {} }, desk)),
    withdrawals: await total(server.call(listUnmatchedWithdrawals, { query: {} }, desk)),
    notices: await total(server.call(listNotices, { query: { state: "OPEN" } }, desk)),
    mails: await total(server.call(listTroubledMails, { query: { state: "POST" } }, desk)),
    "failed-work": await total(server.call(listFailedWork, { query: {} }, desk)),
  };
  return { lists, badges: (await server.call(countWaiting, {}, desk)).body };
}

test("the badges count the same waiting work as the lists", async () => {
  const none = {
    cases: 0,
    claims: 0,
    "moving-outs": 0,
    "follow-ups": 1,
    questions: 0,
    withdrawals: 0,
    notices: 0,
    mails: 0,
    "failed-work": 0,
  };
  expect(await countBoth()).toEqual({ lists: none, badges: { ...none, moneyHeld: false } });

  const { db, clock, random } = server.deps;
  const token = await answerAllQuestions(server, { email: "fall@example.com", lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  const { id: claim_id } = await db.selectFrom("claim").select("id").executeTakeFirstOrThrow();
  await db.insertInto("claim_objection").values({ claim_id, at: clock.now(), text: "Nein" }).execute();
  const declared = { id: random.uuid(), contract_number: "X", name: "Jana", email_key: "jana@example.com" };
  await db
    .insertInto("withdrawal_request")
    .values({ ...declared, created_at: clock.now(), unmatched_at: clock.now() })
    .execute();
  await db.updateTable("mail").set({ status: "POST" }).where("kind", "=", "premium-failed").execute();
  const some = { ...none, cases: 1, claims: 1, withdrawals: 1, mails: 5 };
  expect(await countBoth()).toEqual({ lists: some, badges: { ...some, moneyHeld: false } });
});

test("a promise to contact the tenant stays a task until it is ticked off with a note", async () => {
  const policy = async () => (await server.call(getStaffPolicy, { params: { refId } }, desk)).body;
  expect(totalBeforeLastTry).toBe(0);
  expect((await policy())?.followUps).toBe(1);
  expect((await policy())?.line.map(({ event }) => event)).toContain("PERSON_TAKES_OVER");
  const open = await followUps();
  expect(open).toMatchObject({
    total: 1,
    rows: [{ refId, kind: "PREMIUM", amount: 6.35, email: "jana@example.com", phone: expect.stringMatching(/^\+49/) }],
  });
  const id = open?.rows[0]?.id ?? "";
  expect((await finish(id, "")).problem?.errorCode).toBe("FIELD_REQUIRED");
  expect((await finish(id, "Zahlt am Freitag.")).body).toEqual({ done: true });
  expect((await finish(id, "Zahlt am Freitag.")).body).toEqual({ done: true });
  expect((await followUps())?.total).toBe(0);
  expect((await policy())?.followUps).toBe(0);
  const notes = await server.call(listStaffNotes, { params: { refId }, query: {} }, desk);
  expect(notes.body?.rows.map(({ note }) => note)).toEqual(["Zahlt am Freitag."]);
  expect((await finish(id, "Zahlt doch am Montag.")).body).toEqual({ done: true });
  const more = await server.call(listStaffNotes, { params: { refId }, query: {} }, desk);
  expect(more.body?.rows.map(({ note }) => note).toSorted()).toEqual(["Zahlt am Freitag.", "Zahlt doch am Montag."]);
  const events = await server.call(listPolicyEvents, { params: { refId }, query: {} }, desk);
  expect(events.body?.rows.filter(({ act }) => act === "follow-up")).toHaveLength(1);

  const account = { name: "Ute", email: "ute@example.com", role: "underwriter", password: "Staff-Demo-1!" } as const;
  await addPerson(server.deps, { ...account, demo: true });
  const { headers } = await server.call(logInStaff, { body: { email: account.email, password: account.password } });
  const late = await finish(id, "Auch angerufen.", { cookie: readCookie(headers).split(";")[0] ?? "" });
  expect(late.problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-02-16" } }] },
  });
});

test("refuses to tick off anything but an open promise", async () => {
  const paid = "00000000-0000-4000-8000-000000000000";
  for (const id of ["x", paid]) expect((await finish(id, "Notiz")).problem?.errorCode).toBe("CASE_UNKNOWN");
});

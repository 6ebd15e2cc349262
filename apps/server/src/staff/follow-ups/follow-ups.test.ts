import {
  acceptAsLandlord,
  type CallInput,
  finishFollowUp,
  getStaffPolicy,
  listFollowUps,
  listPolicyEvents,
  listStaffNotes,
  listTroubledMails,
  noteLetterReturned,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { countWork, logInAsStaff, logInColleague } from "#testing/people/staff.ts";

let server: TestServer;
let staff: { cookie: string };
let refId: string;
let totalBeforeLastTry: number | undefined;
beforeAll(async () => {
  server = await makeTestServer();
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", card: failingCard }));
  const token = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token } });
  await runUntil(server, "2027-02-14T12:00:00Z");
  staff = await logInAsStaff(server);
  totalBeforeLastTry = (await followUps())?.total;
  await runUntil(server, "2027-02-16T12:00:00Z");
  staff = await logInAsStaff(server);
});
afterAll(() => server.close());

const followUps = async () => (await server.call(listFollowUps, { query: {} }, staff)).body;
type Contact = CallInput<typeof finishFollowUp>["body"];
const finish = async (change: Partial<Contact> = {}, by = staff, params?: { id: string }) => {
  const row = params ?? { id: contacted.id };
  const contact = {
    reasons: contacted.reasons,
    outcome: "WILL_PAY",
    note: "Zahlt am Freitag.",
    returnsOn: null,
  } as const;
  return server.call(finishFollowUp, { params: { id: row.id }, body: { ...contact, ...change } }, by);
};
/** The tenant of the only row and the reasons, as the person saw them. */
let contacted = { id: "", reasons: [""] };

test("a promise to contact the tenant stays a task until it is ticked off with a note", async () => {
  const policy = async () => (await server.call(getStaffPolicy, { params: { refId } }, staff)).body;
  expect(totalBeforeLastTry).toBe(0);
  expect((await policy())?.followUps).toBe(1);
  expect((await policy())?.line.map(({ event }) => event)).toContain("PERSON_TAKES_OVER");
  const open = await followUps();
  expect(open).toMatchObject({
    total: 1,
    rows: [
      {
        email: "jana@example.com",
        phone: expect.stringMatching(/^\+49/),
        amount: 6.35,
        reasons: [{ refId, kind: "PREMIUM", amount: 6.35, last: null }],
        // A working day after a Monday.
        dueAt: "2027-02-16T22:59:59.000Z",
        assignee: null,
      },
    ],
  });
  expect(await countWork(server, "FOLLOW_UP", staff)).toBe(1);
  const [row] = open?.rows ?? [];
  contacted = { id: row?.id ?? "", reasons: row?.reasons.map(({ id }) => id) ?? [] };
  expect((await finish({ note: "" })).problem?.errorCode).toBe("FIELD_REQUIRED");
  for (const returnsOn of ["2027-02-16", "2028-03-01", "2027-02-30"])
    expect((await finish({ returnsOn })).problem?.errorCode).toBe("FIELD_INVALID");
  const both = await Promise.all([finish({ returnsOn: "2027-02-19" }), finish({ returnsOn: "2027-02-19" })]);
  expect(both.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect((await followUps())?.total).toBe(0);
  expect((await policy())?.followUps).toBe(0);
  const notes = await server.call(listStaffNotes, { params: { refId }, query: {} }, staff);
  expect(notes.body?.rows.map(({ note }) => note)).toEqual(["Zahlt am Freitag."]);
  const events = await server.call(listPolicyEvents, { params: { refId }, query: {} }, staff);
  expect(events.body?.rows.filter(({ act }) => act === "follow-up")).toHaveLength(1);
  const ute = await logInColleague(server, "Ute");
  expect((await finish({ note: "Auch angerufen." }, ute)).problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-02-16" } }] },
  });
});

test("returns on the day that was agreed, with what happened before, while the premium is unpaid", async () => {
  await runUntil(server, "2027-02-18T22:59:59Z");
  staff = await logInAsStaff(server);
  expect((await followUps())?.total).toBe(0);
  await runUntil(server, "2027-02-18T23:00:00Z");
  const last = { by: "Demo Desk", outcome: "WILL_PAY", returnsOn: "2027-02-19", at: "2027-02-16T12:00:00.000Z" };
  expect((await followUps())?.rows).toMatchObject([{ reasons: [{ last }], dueAt: "2027-02-19T22:59:59.000Z" }]);
  expect((await finish({ outcome: "HAS_TRANSFERRED" })).body).toEqual({ done: true });
  await runUntil(server, "2027-03-10T12:00:00Z");
  staff = await logInAsStaff(server);
  const about = (await followUps())?.rows.flatMap(({ reasons }) => reasons.map(({ id }) => id));
  expect(about).not.toContain(contacted.reasons[0]);
});

test("the list has one row for a tenant with several reasons", async () => {
  const { db } = server.deps;
  const [mail] = await db.selectFrom("mail").select("id").where("ref_id", "=", refId).limit(1).execute();
  await db
    .updateTable("mail")
    .set({ status: "POSTED" })
    .where("id", "=", mail?.id ?? "")
    .execute();
  const before = (await followUps())?.rows[0]?.reasons.map(({ kind }) => kind) ?? [];
  const params = { id: mail?.id ?? "" };
  const returned = await Promise.all([1, 2].map(() => server.call(noteLetterReturned, { params }, staff)));
  expect(returned.map(({ body }) => body)).toEqual([{ returned: true }, { returned: true }]);
  const open = await followUps();
  expect(open?.total).toBe(1);
  expect(open?.rows[0]?.reasons.map(({ kind }) => kind)).toEqual([...before, "LETTER"]);
  const undelivered = await server.call(listTroubledMails, { query: { state: "REFUSED" } }, staff);
  expect(undelivered.body?.rows).toMatchObject([{ id: params.id, returnedAt: expect.any(String) }]);
  // Counted once, among the follow-ups.
  expect(await countWork(server, "MAIL", staff)).toBe(0);
  const acts = await db.selectFrom("staff_act").select("act").where("act", "=", "letter-returned").execute();
  expect(acts).toHaveLength(1);
  await db.updateTable("mail").set({ status: "SENT", returned_at: null }).where("id", "=", params.id).execute();
  expect((await server.call(noteLetterReturned, { params }, staff)).problem?.errorCode).toBe("MAIL_NOT_REFUSED");
});

test("refuses to tick off anything but an open promise", async () => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  for (const id of ["x", nobody]) expect((await finish({}, staff, { id })).problem?.errorCode).toBe("CASE_UNKNOWN");
  for (const reasons of [[], ["x"], [nobody]])
    expect((await finish({ reasons })).problem?.errorCode).toBe("CASE_UNKNOWN");
});

import {
  assignWork,
  type CallRequest,
  getCase,
  getRisk,
  getStaffSession,
  getTenant,
  getWaitingTimes,
  countWaiting,
  listCases,
  listStaffActs,
  previewCase,
  refuseCase,
  requestDocument,
  saveDraft,
  saveSummary,
  setDueDay,
} from "@kautia/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { nextOf } from "./next.ts";

const server = await makeTestServer();
const demo = await logInAsStaff(server);
const uteId = await addColleague(server, { name: "Ute", role: "underwriter" });
const ute = await openStaffSession(server, uteId);
afterAll(() => server.close());

let count = 0;
let refId: string;
let email: string;
beforeEach(async () => {
  email = `work-${++count}@example.com`;
  const token = await answerAllQuestions(server, { email, lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  refId = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
});

const read = async (by = demo, id = refId) => (await server.call(getCase, { params: { refId: id } }, by)).body;
const list = async (state: "OPEN" | "TENANT" | "ALL" = "OPEN", order?: "dueAt" | "-dueAt") =>
  (await server.call(listCases, { query: { state, order } }, demo)).body?.rows ?? [];
const write = (texts: { decision?: string; question?: string; note?: string }, by = demo) =>
  server.call(saveDraft, { params: { kind: "CASE", id: refId }, body: texts }, by);
const setDue = (day: string | null, id = refId, kind = "CASE") =>
  server.call(setDueDay, { params: { kind, id }, body: { day } }, demo);
const nothing = { decision: null, question: null, note: null };

test("keeps each person's drafts of a case until it is decided", async () => {
  const long = "ß".repeat(300);
  expect((await write({ decision: "Der Nachweis", note: long })).body).toEqual({ saved: true });
  await write({ question: "Haben Sie einen Ausweis?" }, ute);
  expect((await read())?.draft).toEqual({ ...nothing, decision: "Der Nachweis", note: long });
  expect((await read(ute))?.draft).toEqual({ ...nothing, question: "Haben Sie einen Ausweis?" });
  await write({ decision: "Der Nachweis fehlt." });
  expect((await read())?.draft).toEqual({ ...nothing, decision: "Der Nachweis fehlt." });
  await write({});
  expect((await read())?.draft).toEqual(nothing);

  await write({ decision: "Der Nachweis fehlt." });
  const body = { decisionId: (await read())?.decisionId ?? "", note: "Der Nachweis fehlt." };
  await server.call(refuseCase, { params: { refId }, body }, demo);
  expect([(await read())?.draft, (await read(ute))?.draft]).toEqual([nothing, nothing]);
  expect((await server.call(saveDraft, { params: { kind: "CASE", id: "x" }, body: {} }, demo)).problem?.errorCode).toBe(
    "CASE_UNKNOWN",
  );
});

test("a case is due after the promised working day, or on the day that a person has set", async () => {
  // A Friday.
  expect((await read())?.dueAt).toBe("2027-01-18T22:59:59.000Z");
  expect((await setDue("2027-01-15")).body).toEqual({ done: true });
  expect((await list())[0]).toMatchObject({ refId, dueAt: "2027-01-15T22:59:59.000Z" });
  expect((await setDue("2027-02-01")).ok).toBe(true);
  expect((await list()).at(-1)).toMatchObject({ refId, dueAt: "2027-02-01T22:59:59.000Z" });
  expect((await list("ALL", "-dueAt"))[0]).toMatchObject({ refId });
  const earliest = (await list("ALL", "dueAt")).map(({ dueAt }) => dueAt ?? "9");
  expect(earliest).toEqual(earliest.toSorted());
  expect((await setDue("2027-01-14")).problem).toMatchObject({
    errorCode: "FIELD_INVALID",
    data: { fields: [{ path: "day", params: { earliest: "2027-01-15" } }] },
  });
  expect((await setDue(null)).ok).toBe(true);
  expect((await read())?.dueAt).toBe("2027-01-18T22:59:59.000Z");
  for (const [id, kind] of [
    ["x", "CASE"],
    [refId, "LETTER"],
    ["x", "CLAIM"],
  ] as const)
    expect((await setDue(null, id, kind)).problem?.errorCode).toBe("CASE_UNKNOWN");
  const acts = (await server.call(listStaffActs, { query: { search: refId } }, demo)).body?.rows;
  expect(acts?.map(({ act }) => act)).toEqual(["set-due", "set-due", "set-due"]);
});

test("a case that waits for the tenant's document is neither counted, nor due, nor next", async () => {
  const open = (await list()).length;
  const waiting = async () => (await server.call(getWaitingTimes, {}, demo)).body?.cases.open;
  const before = await waiting();
  const body = { decisionId: (await read())?.decisionId ?? "", type: "PASSPORT" as const, note: null };
  expect((await server.call(requestDocument, { params: { refId }, body }, demo)).ok).toBe(true);
  expect((await list("TENANT")).map((row) => row.refId)).toEqual([refId]);
  expect(await list()).toHaveLength(open - 1);
  expect(await waiting()).toBe((before ?? 0) - 1);
  expect((await server.call(countWaiting, {}, demo)).ok).toBe(true);
  expect(await read()).toMatchObject({
    open: true,
    dueAt: null,
    why: expect.arrayContaining([{ code: "DOCUMENTS_MISSING", count: 1 }]),
  });
});

test("handing over a case tells the colleague by mail, and the audit log says to whom", async () => {
  const hand = (to: string | null, seen: string | null, message: string | null) =>
    server.call(assignWork, { params: { kind: "CASE", id: refId }, body: { to, seen, message } }, demo);
  expect((await hand(uteId, null, "Siehst du es dir an?")).body).toMatchObject({ assignee: { name: "Ute" } });
  await settle(server);
  const mail = (await sentMails(server)).find(({ to }) => to === "ute@example.com");
  expect(mail?.subject).toMatch(/^Demo Desk hat Ihnen einen Antrag übergeben: \S+ Manual$/);
  expect(mail?.text).toContain("> Siehst du es dir an?");
  expect(mail?.text).toContain(`/de/staff/cases/${refId}`);
  const acts = (await server.call(listStaffActs, { query: { search: refId } }, demo)).body?.rows;
  expect(acts).toMatchObject([{ act: "assign", by: "Demo Desk", person: "Ute" }]);
  const me = (await server.call(getStaffSession, {}, demo)).body?.person?.id ?? "";
  await hand(me, uteId, null);
  await settle(server);
  expect((await sentMails(server)).filter(({ to }) => to === "staff@example.com")).toEqual([]);
});

test("shows a decision's mail as the tenant will read it, and writes none", async () => {
  const preview = (body: CallRequest<typeof previewCase>["body"]) =>
    server.call(previewCase, { params: { refId }, body }, demo);
  const { body } = await preview({ act: "refuse", note: "Der Nachweis fehlt." });
  expect(body?.mails).toMatchObject([
    {
      to: email,
      subject: "Wir können Ihren Antrag leider nicht annehmen",
      text: expect.stringContaining("> Der Nachweis fehlt."),
    },
  ]);
  expect((await preview({ act: "accept" })).body?.mails[0]?.text).toMatch(/70,50\s€ im Jahr/);
  expect((await preview({ act: "request-document" })).problem?.errorCode).toBe("FIELD_REQUIRED");
  expect((await preview({ act: "request-document", document: "PASSPORT" })).ok).toBe(true);
  const written = server.deps.db.selectFrom("mail").select("kind").where("ref_id", "=", refId);
  expect((await written.execute()).map(({ kind }) => kind)).not.toContain("review-refused");
});

test("names the case that waits next in the order of the list", async () => {
  const rows = await list();
  const here = rows.findIndex((row) => row.refId === refId);
  const expected = [...rows.slice(here + 1), ...rows.slice(0, here)].find(({ assignee }) => assignee?.name !== "Ute");
  expect((await read())?.next).toBe(expected?.refId ?? null);
});

test.each([
  ["the one below", ["a", "b", "c"], "a", ["b", "c"], "b"],
  ["the first from the top after the last", ["a", "b", "c"], "c", ["a", "b"], "a"],
  ["none if no other waits", ["a", "b"], "a", ["z"], null],
  ["the first if it is not in the list itself", ["a", "b"], "x", ["a", "b"], "a"],
])("the next work is %s", (_which, rows, here, waiting, next) => {
  const found = nextOf(
    rows.map((id) => ({ id, assignee: null })),
    { id: "person" },
    { id: here, idOf: ({ id }) => id, waits: ({ id }) => waiting.includes(id) },
  );
  expect(found).toBe(next);
});

import { actOnRows, type CallRequest, listUnmatchedWithdrawals, maxBulkRows } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

type Person = { cookie: string };
let server: TestServer;
let demo: Person;
let ute: Person & { id: string };
beforeAll(async () => {
  server = await makeTestServer();
  demo = await logInAsStaff(server);
  const id = await addColleague(server, { name: "Ute", role: "underwriter" });
  ute = { id, ...(await openStaffSession(server, id)) };
});
beforeEach(async () => {
  await server.deps.db.deleteFrom("desk_assignment").execute();
  await server.deps.db.deleteFrom("withdrawal_request").execute();
});
afterAll(() => server.close());

type Body = CallRequest<typeof actOnRows>["body"];
const act = (list: string, body: Body, by: Person = demo) => server.call(actOnRows, { params: { list }, body }, by);
/** Declares withdrawals that match no contract. */
async function declare(count: number, contract_number = "DE-1"): Promise<string[]> {
  const { db, clock, random } = server.deps;
  const at = clock.now();
  const rows = Array.from({ length: count }, () => ({ id: random.uuid(), created_at: at, unmatched_at: at }));
  const told = { contract_number, email_key: "jana@example.com", name: "Jana" };
  await db
    .insertInto("withdrawal_request")
    .values(rows.map((row) => ({ ...told, ...row })))
    .execute();
  return rows.map(({ id }) => id);
}
const count = async (assigned?: "MINE", by = demo) =>
  (await server.call(listUnmatchedWithdrawals, { query: { assigned } }, by)).body?.total;

test("assigns rows of several pages, and says which a colleague has already taken", async () => {
  const ids = await declare(60);
  await act("withdrawals", { act: "ASSIGN", ids: ids.slice(0, 2), to: ute.id }, ute);
  const other = await addColleague(server, { name: "Bo", role: "underwriter" });
  const { body } = await act("withdrawals", { act: "ASSIGN", ids: [...ids, ...ids, "x"], to: other });
  expect(body).toEqual({
    done: 58,
    failed: [
      { id: ids[0], errorCode: "WORK_TAKEN", params: { by: "Ute", id: ute.id } },
      { id: ids[1], errorCode: "WORK_TAKEN", params: { by: "Ute", id: ute.id } },
      { id: "x", errorCode: "CASE_UNKNOWN", params: {} },
    ],
  });
  // One mail tells of all.
  await settle(server);
  const mails = (await sentMails(server)).filter(({ to }) => to === "bo@example.com");
  expect(mails?.map(({ subject }) => subject)).toEqual(["Demo Desk hat Ihnen 58 Vorgänge übergeben"]);
  expect(await count("MINE", ute)).toBe(2);
  expect((await act("inbox", { act: "ASSIGN", ids: [`WITHDRAWAL:${ids[0]}`], to: null }, ute)).body?.done).toBe(1);
  expect(await count("MINE", ute)).toBe(1);
});

test("closes all rows that match the filters, each once, while somebody else does the same", async () => {
  await declare(30);
  await declare(5, "AT-1");
  const filters = { search: "DE-1" };
  const body = { act: "TICK_OFF", filters, note: "Werbung." } as const;
  const both = await Promise.all([act("withdrawals", body), act("withdrawals", body, ute)]);
  const done = both.map((answer) => answer.body?.done ?? 0);
  expect(done.reduce((sum, number) => sum + number)).toBe(30);
  const acts = server.deps.db.selectFrom("staff_act").select("id").where("act", "=", "close-withdrawal");
  expect(await acts.execute()).toHaveLength(30);
  expect(await count()).toBe(5);
});

test("refuses more rows than it may handle at once, wrong filters, and what the list cannot do", async () => {
  await declare(maxBulkRows + 1);
  const code = async (list: string, body: Body, by?: Person) => (await act(list, body, by)).problem?.errorCode;
  const note = "Werbung.";
  expect(await code("withdrawals", { act: "TICK_OFF", filters: {}, note })).toBe("MAXIMUM");
  expect(await code("withdrawals", { act: "TICK_OFF", filters: { state: "X" }, note })).toBe("FIELD_INVALID");
  expect(await code("withdrawals", { act: "TICK_OFF", ids: Array(maxBulkRows + 1).fill("x"), note })).toBe(
    "FIELD_INVALID",
  );
  expect(await code("withdrawals", { act: "TICK_OFF", note })).toBe("FIELD_INVALID");
  expect(await code("withdrawals", { act: "TICK_OFF", ids: [], filters: {}, note })).toBe("FIELD_INVALID");
  expect(await code("withdrawals", { act: "TICK_OFF", ids: ["x"] })).toBe("FIELD_REQUIRED");
  expect(await code("withdrawals", { act: "ASSIGN", ids: ["x"] })).toBe("FIELD_REQUIRED");
  expect(await code("withdrawals", { act: "SEND_AGAIN", ids: ["x"] })).toBe("STEP_NOT_ALLOWED");
  expect(await code("policies", { act: "ASSIGN", ids: ["x"], to: null })).toBe("STEP_NOT_ALLOWED");
  expect(await code("tea", { act: "ASSIGN", ids: ["x"], to: null })).toBe("NOT_FOUND");
  expect(await code("failed-work", { act: "SEND_AGAIN", ids: ["x"] }, ute)).toBe("STAFF_ROLE_REQUIRED");
  expect(await count()).toBe(maxBulkRows + 1);
});

test("sends mails again, and ticks off letters and undelivered mails together", async () => {
  const { refId } = await makeSigned(server, { tenantEmail: "tenant@example.com" });
  const { db } = server.deps;
  const mails = await db.selectFrom("mail").select("id").where("ref_id", "=", refId).limit(3).execute();
  const ids = mails.map(({ id }) => id);
  const [first = "", second = "", third = ""] = ids;
  const set = (id: string, status: "POST" | "REFUSED" | "SENT") =>
    db.updateTable("mail").set({ status }).where("id", "=", id).execute();
  await set(first, "REFUSED");
  await set(second, "POST");
  await set(third, "SENT");
  expect((await act("mails", { act: "TICK_OFF", ids })).body).toEqual({
    done: 2,
    failed: [{ id: third, errorCode: "MAIL_NOT_REFUSED", params: {} }],
  });
  expect((await act("mails", { act: "SEND_AGAIN", ids: [first, third, "x"] })).body).toEqual({
    done: 1,
    failed: [
      { id: third, errorCode: "MAIL_NOT_REFUSED", params: {} },
      { id: "x", errorCode: "MAIL_UNKNOWN", params: {} },
    ],
  });
  const acts = await db.selectFrom("staff_act").select("detail").where("act", "=", "send-mail-again").execute();
  expect(acts).toMatchObject([{ detail: { mail: first } }]);
});

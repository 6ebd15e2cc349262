import { addStaffNote, getOwnData, listPolicyEvents, listStaffNotes } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clearApplications } from "../retention/delete-rows.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

let server: TestServer;
let staff: { cookie: string };
let refId: string;
beforeAll(async () => {
  server = await makeTestServer();
  staff = await logInAsStaff(server);
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com" }));
});
afterAll(() => server.close());

const write = (note: string, about = refId) =>
  server.call(addStaffNote, { params: { refId: about }, body: { note } }, staff);
const notes = async () => (await server.call(listStaffNotes, { params: { refId }, query: {} }, staff)).body;

test("keeps notes about a policy with who wrote them and when, newest first, and lists the act", async () => {
  const at = server.deps.clock.now().toISOString();
  expect((await write("Ruft am Montag\nwieder an.")).body).toMatchObject({ by: "Demo Desk", at });
  await write("Zweite Notiz");
  expect(await notes()).toMatchObject({
    total: 2,
    rows: expect.arrayContaining([
      { id: expect.any(String), by: "Demo Desk", at, note: "Ruft am Montag\nwieder an.", called: null },
    ]),
  });
  const events = await server.call(listPolicyEvents, { params: { refId }, query: {} }, staff);
  expect(events.body?.rows.map(({ act }) => act)).toContain("add-note");
  await expect(server.deps.db.updateTable("desk_note").set({ note: "anders" }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(server.deps.db.deleteFrom("desk_note").execute()).rejects.toThrow("append-only");
});

test("refuses an empty note, and one about an application that the desk may not open", async () => {
  expect((await write("  ")).problem?.data.fields).toMatchObject([{ path: "note", errorCode: "FIELD_REQUIRED" }]);
  await answerAllQuestions(server, { email: "offen@example.com" });
  const { ref_id } = await server.deps.db
    .selectFrom("application")
    .select("ref_id")
    .where("signed_at", "is", null)
    .executeTakeFirstOrThrow();
  for (const unknown of [ref_id, "x"]) expect((await write("Notiz", unknown)).problem?.errorCode).toBe("CASE_UNKNOWN");
});

test("the tenant's export has the notes but not who wrote them", async () => {
  await write("Zahlt ab März wieder");
  await setPassword(server, "jana@example.com");
  const { body } = await server.call(getOwnData, {}, await openSession(server, "jana@example.com"));
  const exported = body?.sections["notes"]?.find(({ note }) => note === "Zahlt ab März wieder");
  expect(Object.keys(exported ?? {}).toSorted()).toEqual(["at", "called", "note", "refId"]);
});

test("erasing the application deletes the notes, though the policy is kept", async () => {
  await server.deps.db
    .transaction()
    .execute((transaction) => clearApplications(transaction, [refId], server.deps.clock.now()));
  expect(await notes()).toEqual({ rows: [], total: 0 });
  expect((await write("Zu spät")).problem?.errorCode).toBe("CASE_UNKNOWN");
});

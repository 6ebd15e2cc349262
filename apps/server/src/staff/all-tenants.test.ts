import {
  acceptAsLandlord,
  addStaffNote,
  askAsLandlord,
  listBookings,
  listCharges,
  listFilings,
  listFollowUps,
  listInbox,
  listMovingOuts,
  listNotices,
  listQuestions,
  listStaffActs,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logInAsStaff } from "#testing/people/staff.ts";
import { ben } from "#testing/policies/co-tenants.ts";
import { failingCard, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let staff: { cookie: string };
/** A contract of two tenants whose card fails, with one piece of work in each list. */
beforeAll(async () => {
  server = await makeTestServer();
  const { db, clock, random } = server.deps;
  const names = { lastName: "Musterfrau", coTenants: [ben] };
  const { refId } = await makeSigned(server, { ...names, card: failingCard });
  const token = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token } });
  await server.call(askAsLandlord, { params: { token }, body: { message: "Wann endet der Vertrag?" } });
  await runUntil(server, "2027-02-16T12:00:00Z");
  const attempt = await db.selectFrom("charge_attempt").select("id").limit(1).executeTakeFirstOrThrow();
  const notice = { id: "evt_1", kind: "dispute", trouble: "disputed", attempt_id: attempt.id } as const;
  await db
    .insertInto("payment_notice")
    .values({ ...notice, country: "de", received_at: clock.now() })
    .execute();
  await db
    .insertInto("moving_out")
    .values({ id: random.uuid(), ref_id: refId, moved_out_on: "2027-02-10", given_at: clock.now() })
    .execute();
  staff = await logInAsStaff(server);
  await server.call(addStaffNote, { params: { refId }, body: { note: "Beide rufen an." } }, staff);
});
afterAll(() => server.close());

const query = { search: "beispiel" };
test.each([
  ["follow-ups", () => server.call(listFollowUps, { query }, staff)],
  ["charges", () => server.call(listCharges, { query }, staff)],
  ["notices", () => server.call(listNotices, { query }, staff)],
  ["moving-outs", () => server.call(listMovingOuts, { query }, staff)],
] as const)("the list of %s names everybody who signed, and finds each by name", async (_, list) => {
  expect((await list()).body?.rows).toMatchObject([{ tenantName: "Jana Musterfrau, Ben Beispiel" }]);
});

test("the inbox names everybody who signed", async () => {
  const { body } = await server.call(listInbox, { query: {} }, staff);
  const who = new Map(body?.rows.map((row) => [row.kind, row.who]));
  expect(who.get("FOLLOW_UP")).toBe("Jana Musterfrau, Ben Beispiel");
  expect(who.get("NOTICE")).toBe("Jana Musterfrau, Ben Beispiel");
});

test("bookings and the audit log name everybody who signed", async () => {
  const bookings = await server.call(listBookings, { query: {} }, staff);
  expect(bookings.body?.rows[0]).toMatchObject({ tenantName: "Jana Musterfrau, Ben Beispiel" });
  const acts = await server.call(listStaffActs, { query: {} }, staff);
  const names = new Map(acts.body?.rows.map(({ act, tenantName }) => [act, tenantName]));
  expect(names.get("add-note")).toBe("Jana Musterfrau, Ben Beispiel");
});

test("a landlord's question is found by each tenant", async () => {
  const { body } = await server.call(listQuestions, { query }, staff);
  expect(body?.rows).toMatchObject([{ message: "Wann endet der Vertrag?" }]);
});

test("the list of insolvent tenants names everybody who signed", async () => {
  const { db, clock, random } = server.deps;
  const { ref_id } = await db.selectFrom("policy").select("ref_id").executeTakeFirstOrThrow();
  const { id: recorded_by } = await db.selectFrom("staff_account").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("circumstance")
    .values({
      id: random.uuid(),
      ref_id,
      kind: "TENANT_INSOLVENT",
      happened_on: "2027-02-15",
      recorded_by,
      note: "",
      recorded_at: clock.now(),
    })
    .execute();
  const { body } = await server.call(listFilings, { query: {} }, staff);
  expect(body?.rows).toMatchObject([{ tenantName: "Jana Musterfrau, Ben Beispiel" }]);
});

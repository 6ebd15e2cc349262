import { acceptAsLandlord, listCharges, listFollowUps, listInbox, listMovingOuts, listNotices } from "@kautia/contract";
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
  await server.call(acceptAsLandlord, { params: { token: await readLandlordToken(server) } });
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

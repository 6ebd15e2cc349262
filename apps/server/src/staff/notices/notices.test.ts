import { listNotices, settleNotice } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import type { PaymentNotice } from "../../billing/ports/payment.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { storeNotice } from "../../billing/notices/store-notice.ts";

const server = await makeTestServer();
await makeAccepted(server, { lastName: "Öztürk" });
await runUntil(server, "2027-02-01T09:00:00Z");
const staff = await logInAsStaff(server);
const attempt = server.deps.db.selectFrom("charge_attempt").select("provider_key");
const chargeKey = (await attempt.executeTakeFirstOrThrow()).provider_key;
afterAll(() => server.close());

const receiveNotice = (id: string, trouble: PaymentNotice["trouble"], key: string | null = null) =>
  storeNotice(server.deps, "de", {
    id,
    kind: "charge.dispute.created",
    chargeKey: key,
    refundKey: null,
    chargeId: null,
    subjectId: null,
    amountCents: null,
    saysPaid: false,
    movesMoney: false,
    trouble,
  });
const find = async (query: { state?: "OPEN" | "SETTLED" | "ALL"; search?: string } = {}) =>
  (await server.call(listNotices, { query }, staff)).body;
const settle = (id: string, note = "Im Konto geklärt.\n<b>ẞ</b>", country: "de" | "at" = "de") =>
  server.call(settleNotice, { params: { country, id }, body: { note } }, staff);

test("lists notices that need a person, with their premium, and settles each once", async () => {
  await receiveNotice("evt_fine", null);
  await receiveNotice("evt_1", "disputed", chargeKey);
  await receiveNotice("evt_1", "disputed", chargeKey);
  server.clock.advance(1_000);
  await receiveNotice("evt_2", "refund failed");
  expect((await find())?.rows).toMatchObject([
    { id: "evt_1", trouble: "disputed", amount: 6.35, tenantName: expect.stringContaining("Öztürk"), settledAt: null },
    { id: "evt_2", amount: null, contractNumber: null },
  ]);
  expect((await find({ search: "öztürk" }))?.total).toBe(1);
  expect((await find({ search: "%" }))?.total).toBe(0);

  const [callResult, other] = await Promise.all([settle("evt_1"), settle("evt_1", "Ich auch.")]);
  expect([callResult.ok, other.ok].filter(Boolean)).toHaveLength(1);
  const late = callResult.ok ? other : callResult;
  expect(late.problem).toMatchObject({
    errorCode: "CASE_DECIDED",
    data: { fields: [{ params: { by: "Demo Desk", on: "2027-02-01" } }] },
  });
  const again = [await settle("evt_1"), await settle("evt_1", "Ich auch.")];
  expect(again.map(({ ok }) => ok)).toEqual([callResult.ok, other.ok]);
  expect((await find())?.rows.map(({ id }) => id)).toEqual(["evt_2"]);
  expect((await find({ state: "SETTLED" }))?.rows).toMatchObject([{ id: "evt_1", settledBy: "Demo Desk" }]);
  expect((await find({ state: "ALL" }))?.rows.map(({ id }) => id)).toEqual(["evt_2", "evt_1"]);
  const acts = await server.deps.db
    .selectFrom("staff_act")
    .select("ref_id")
    .where("act", "=", "settle-notice")
    .execute();
  expect(acts).toHaveLength(1);
  // The provider may deliver the webhook again.
  await receiveNotice("evt_1", "disputed", chargeKey);
  expect((await find())?.total).toBe(1);
});

test("refuses to settle without a note, without trouble, or under another country", async () => {
  const codeOf = async (answer: ReturnType<typeof settle>) => (await answer).problem?.errorCode;
  await receiveNotice("evt_3", "disputed");
  expect(await codeOf(settle("evt_3", " "))).toBe("FIELD_REQUIRED");
  expect(await codeOf(settle("evt_3", "x", "at"))).toBe("NOT_FOUND");
  expect(await codeOf(settle("evt_fine"))).toBe("NOT_FOUND");
  expect(await codeOf(settle("' OR 1=1"))).toBe("NOT_FOUND");
});

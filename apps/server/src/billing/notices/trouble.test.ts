import { listNotices } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePaidPolicy, planPartRefund, readRefund } from "#testing/policies/paid-policy.ts";

import { logInAsStaff } from "#testing/people/staff.ts";
import { makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { settle } from "#testing/server/settle.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer();
  await server.listen();
});
afterAll(() => server.close());

/** What the desk lists about a contract, oldest first, after all webhooks have arrived. */
async function listTroubles(refId: string) {
  await server.account.webhooks.settled();
  const staff = await logInAsStaff(server);
  const { rows } = (await server.call(listNotices, { query: { search: refId } }, staff)).body ?? {};
  return rows?.map(({ trouble, amount }) => [trouble, amount]);
}

test("a dispute and its outcome reach the desk with their contract, each once", async () => {
  const { refId, payment } = await makePaidPolicy(server);
  const { id } = server.account.books.dispute(payment, 500);
  expect(await listTroubles(refId)).toEqual([["disputed", 5]]);
  server.account.books.closeDispute(id, "lost");
  expect((await listTroubles(refId))?.toSorted()).toEqual([
    ["dispute lost", 5],
    ["disputed", 5],
  ]);
});

test("a won dispute and a fraud warning reach the desk with their contract", async () => {
  const { refId, payment } = await makePaidPolicy(server);
  server.account.books.warnOfFraud(payment);
  expect(await listTroubles(refId)).toEqual([["fraud warning", 6.35]]);
  server.account.books.closeDispute(server.account.books.dispute(payment).id, "won");
  expect((await listTroubles(refId))?.map(([trouble]) => trouble)).toContain("dispute won");
});

test("reports a refund made by hand to the desk with contract and amount, but not our own refunds", async () => {
  const { refId, dueOn, payment } = await makePaidPolicy(server);
  server.account.refundByHand(payment.id, 100);
  await planPartRefund(server, { refId, dueOn });
  await settle(server);
  expect(await readRefund(server, refId)).toMatchObject({ status: "PAID" });
  expect(await listTroubles(refId)).toEqual([["refunded by hand", 1]]);
});

test("a refund that fails after it was paid reaches the desk once, although three webhooks say so", async () => {
  const { refId, dueOn } = await makePaidPolicy(server);
  const cents = await planPartRefund(server, { refId, dueOn });
  await settle(server);
  const { provider_refund_id } = await readRefund(server, refId);
  server.account.settleRefund(provider_refund_id ?? "", "failed");
  expect(await listTroubles(refId)).toEqual([["refund failed", cents / 100]]);
});

test("looks up a pending refund as soon as a webhook reports a change", async () => {
  const { refId, dueOn } = await makePaidPolicy(server);
  await planPartRefund(server, { refId, dueOn });
  server.account.nextRefunds = ["pending"];
  await settle(server);
  const { provider_refund_id, status } = await readRefund(server, refId);
  expect(status).toBe("PENDING");
  server.account.settleRefund(provider_refund_id ?? "", "succeeded");
  await server.account.webhooks.settled();
  await settle(server);
  expect((await readRefund(server, refId)).status).toBe("PAID");
});

test("a dispute that arrives before its charge is linked to the contract once the charge is recorded", async () => {
  const { refId, payment } = await makePaidPolicy(server);
  const { db } = server.deps;
  await db
    .updateTable("charge_attempt")
    .set({ provider_charge_id: null })
    .where("provider_charge_id", "=", payment.id)
    .execute();
  await db.updateTable("provider_movement").set({ ref_id: null }).where("charge_id", "=", payment.id).execute();
  server.account.books.dispute(payment);
  expect(await listTroubles(refId)).toEqual([]);
  const { premium } = await db
    .selectFrom("premium")
    .select("id as premium")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("charge_attempt")
    .set({ provider_charge_id: payment.id })
    .where("premium_id", "=", premium)
    .execute();
  expect(await listTroubles(refId)).toEqual([["disputed", 6.35]]);
});

import { listNotices } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePaidPolicy, planPartRefund, readLedger, readRefund } from "#testing/policies/paid-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
});
afterAll(() => server.close());
beforeEach(() => server.double.faults.clear());

const refunds = /^\/v1\/refunds$/;

async function passHours(hours: number): Promise<void> {
  await server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + hours * 3_600_000));
}

async function makeRefundedPolicy(firstStatus: (typeof server.account.nextRefunds)[number]) {
  const paid = await makePaidPolicy(server);
  const cents = await planPartRefund(server, paid);
  server.account.nextRefunds = [firstStatus];
  await passHours(0);
  const [refund] = [...server.account.refunds.values()].filter((item) => item.payment_intent === paid.payment.id);
  return { ...paid, cents, providerRefund: refund?.id ?? "" };
}

const findNotices = async (contract: string) =>
  (await server.call(listNotices, { query: { search: contract } }, await logInAsStaff(server))).body?.rows;

async function readContract(refId: string): Promise<string> {
  const { db } = server.deps;
  const row = await db.selectFrom("policy").select("contract_number").where("ref_id", "=", refId).executeTakeFirst();
  return row?.contract_number ?? "";
}

test.each(["pending", "requires_action"] as const)(
  "a refund that is %s is not paid until the provider says so",
  async (status) => {
    const { refId, cents, providerRefund } = await makeRefundedPolicy(status);
    expect(await readRefund(server, refId)).toMatchObject({ status: "PENDING", paid_at: null });
    expect(await readLedger(server, refId)).toMatchObject({ PROVIDER: 635, PAYABLE: -cents });
    await passHours(7);
    expect(await readRefund(server, refId)).toMatchObject({ status: "PENDING", unanswered: 0 });
    server.account.settleRefund(providerRefund, "succeeded");
    await passHours(6);
    expect(await readRefund(server, refId)).toMatchObject({ status: "PAID", provider_refund_id: providerRefund });
    expect(await readLedger(server, refId)).toEqual({ PROVIDER: 635 - cents, PREMIUM_PAYABLE: cents - 635 });
  },
);

test("a refund is paid even if the clock of the server that planned it is behind the one that recorded the charge", async () => {
  const paid = await makePaidPolicy(server);
  const { clock } = server.deps;
  const { answered_at } = await server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "premium_id")
    .select("answered_at")
    .where("ref_id", "=", paid.refId)
    .executeTakeFirstOrThrow();
  server.deps.clock = { now: () => new Date((answered_at?.getTime() ?? 0) - 1) };
  await planPartRefund(server, paid).finally(() => (server.deps.clock = clock));
  await passHours(0);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "PAID" });
});

test.each(["at once", "after it was pending"])("a refund that fails %s goes to the desk as failed", async (when) => {
  const { refId, cents, providerRefund } = await makeRefundedPolicy(when === "at once" ? "failed" : "pending");
  if (when !== "at once") {
    server.account.settleRefund(providerRefund, "failed");
    await passHours(7);
  }
  expect(await readRefund(server, refId)).toMatchObject({ status: "FAILED", paid_at: null });
  expect(await readLedger(server, refId)).toMatchObject({ PROVIDER: 635, PAYABLE: -cents });
  expect(await findNotices(await readContract(refId))).toMatchObject([
    { trouble: "refund failed", refId, amount: cents / 100 },
  ]);
});

test("a refund that the provider refuses fails, is not retried and goes to the desk", async () => {
  const paid = await makePaidPolicy(server);
  server.account.books.dispute(paid.payment);
  await planPartRefund(server, paid);
  await passHours(0);
  const failed = { status: "FAILED", failure_code: "charge_disputed", provider_refund_id: null, unanswered: 0 };
  expect(await readRefund(server, paid.refId)).toMatchObject(failed);
  expect(await findNotices(await readContract(paid.refId))).toMatchObject([{ trouble: "refund failed" }]);
  server.double.faults.on("GET", refunds, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  await passHours(48);
  expect(await readRefund(server, paid.refId)).toMatchObject(failed);
});

test("retries a refund whose answer was lost, and pays it once", async () => {
  const paid = await makePaidPolicy(server);
  const cents = await planPartRefund(server, paid);
  server.double.faults.on("POST", refunds, { kind: "unavailable" }, 2);
  await passHours(0);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "DUE", unanswered: 1 });
  await passHours(1);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "PAID", unanswered: 2 });
  expect(server.account.refunded(paid.payment.id)).toBe(cents);
});

test("names the contract, the premium and its period in the provider's books", async () => {
  const { refId, dueOn, providerRefund } = await makeRefundedPolicy("succeeded");
  const { period_from, period_until } = await server.deps.db
    .selectFrom("premium")
    .select(["period_from", "period_until"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  expect(period_from).toBe(dueOn);
  expect(server.account.refunds.get(providerRefund)?.metadata).toEqual({
    key: `refund-${await readContract(refId)}-premium-1`,
    contractNumber: await readContract(refId),
    premiumNumber: "1",
    refundNumber: "1",
    period: `${period_from}/${period_until}`,
  });
});

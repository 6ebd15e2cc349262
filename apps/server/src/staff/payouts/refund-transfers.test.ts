import {
  addDays,
  addMonths,
  listNotices,
  listPayouts,
  listPolicyLedger,
  recordRefundTransfer,
  toCents,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { countDifferences, planRefunds } from "../../billing/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockPolicy } from "../../policy/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { makePaidPolicy, planPartRefund, readLedger, readRefund } from "#testing/policies/paid-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { readMoney } from "../money/read-money.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
});
afterAll(() => server.close());

const reference = "Erstattung <b>ẞ</b>";
const today = () => localDay("de", server.deps.clock.now());
const passHours = (hours: number) =>
  server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + hours * 3_600_000));

/** A refund in the state that the provider gives it. */
async function makeRefund(status: "failed" | "pending" | "succeeded") {
  const paid = await makePaidPolicy(server);
  const cents = await planPartRefund(server, paid);
  server.account.nextRefunds = [status];
  await passHours(0);
  const { id } = await readRefund(server, paid.refId);
  // The session of an earlier test has ended, because the clock moved on.
  const staff = await logInAsStaff(server);
  const record = (changes: Partial<{ amount: number; paidOn: string; reference: string }> = {}, by = staff) =>
    server.call(
      recordRefundTransfer,
      { params: { refundId: id }, body: { amount: cents / 100, paidOn: today(), reference, ...changes } },
      by,
    );
  const open = async () =>
    (await server.call(listNotices, { query: { search: paid.refId } }, staff)).body?.rows.map((row) => row.refundId);
  return { ...paid, staff, cents, id, record, open };
}
/** What the money page says was paid, in cents. */
const readPaid = async () =>
  (await readMoney(server.deps, 12)).months.reduce((sum, { paid }) => sum + toCents(paid), 0);
const codeOf = (answer: { status: number; problem: { errorCode: string } | null }) =>
  answer.problem?.errorCode ?? answer.status;

test("a refund that failed is paid by transfer: the ledger owes nothing more, and the notice is settled", async () => {
  const { staff, refId, cents, id, record, open } = await makeRefund("failed");
  expect(await open()).toEqual([id]);
  const paidBefore = await readPaid();
  expect((await record()).body).toEqual({ recorded: true });
  expect(await readRefund(server, refId)).toMatchObject({ status: "PAID", transferred_on: today() });
  expect(await readLedger(server, refId)).toEqual({
    PROVIDER: 635,
    PREMIUM_PAYABLE: cents - 635,
    REFUNDS_BANK: -cents,
  });
  expect(await open()).toEqual([]);
  const settled = await server.call(listNotices, { query: { search: refId, state: "SETTLED" } }, staff);
  expect(settled.body?.rows).toMatchObject([{ note: reference, settledBy: "Demo Desk", refundId: null }]);
  const booked = await server.call(listPolicyLedger, { params: { refId }, query: {} }, staff);
  expect(booked.body?.rows[0]).toMatchObject({ event: "REFUND_TRANSFERRED" });
  expect(paidBefore - (await readPaid())).toBe(cents);
  await passHours(48);
  expect(await readLedger(server, refId)).toMatchObject({ REFUNDS_BANK: -cents });
  expect([...server.account.refunds.values()].filter((refund) => refund.status === "succeeded")).toEqual([]);
});

test("of two refunds of one charge that failed, a transfer decides only its own", async () => {
  const { dueOn, refId, id, cents, record, open } = await makeRefund("failed");
  const undecided = async () => {
    const compared = { until: null, closedAt: null };
    return (await countDifferences(server.deps.db, addMonths(today(), 12), compared)).undecidedRefunds;
  };
  const before = await undecided();
  server.account.nextRefunds = ["failed"];
  const more = await inTransaction(server.deps.db, async (transaction) =>
    planRefunds(transaction, server.deps, await lockPolicy(transaction, refId), addDays(dueOn, 5)),
  );
  await passHours(0);
  expect(more).toBeGreaterThan(0);
  expect(await undecided()).toBe(before + 1);
  expect((await open())?.length).toBe(2);
  expect((await record({ amount: cents / 100 })).body).toEqual({ recorded: true });
  const left = await open();
  expect(left).toHaveLength(1);
  expect(left).not.toContain(id);
  expect(await undecided()).toBe(before);
});

test("pressing twice books one transfer, and a second person learns who was first", async () => {
  const { refId, cents, record } = await makeRefund("failed");
  const codes = (await Promise.all([record(), record(), record({ reference: "another" })])).map(codeOf);
  // Either the two equal ones or the other one came first.
  const done = codes.filter((code) => code === 200).length;
  expect(codes.filter((code) => code === "CASE_DECIDED")).toHaveLength(3 - done);
  expect(done).toBe(codes[2] === 200 ? 1 : 2);
  expect(await readLedger(server, refId)).toMatchObject({ REFUNDS_BANK: -cents });
  const acts = server.deps.db.selectFrom("staff_act").select("act").where("act", "=", "transfer-refund");
  expect(await acts.where("ref_id", "=", refId).execute()).toHaveLength(1);
});

test.each(["pending", "succeeded"] as const)(
  "refuses a transfer of a refund that is %s at the provider",
  async (status) => {
    const { refId, record, cents } = await makeRefund(status);
    expect(codeOf(await record())).toBe("STEP_NOT_ALLOWED");
    expect(await readLedger(server, refId)).not.toHaveProperty("REFUNDS_BANK");
    expect(cents).toBeGreaterThan(0);
  },
);

test("refuses another amount, an impossible day, an unknown refund and a stranger", async () => {
  const { staff, refId, record, cents } = await makeRefund("failed");
  expect(codeOf(await record({ amount: cents / 100 + 0.01 }))).toBe("FIELD_INVALID");
  expect(codeOf(await record({ paidOn: "2099-01-01" }))).toBe("FIELD_INVALID");
  expect(codeOf(await record({ paidOn: "2020-01-01" }))).toBe("FIELD_INVALID");
  expect(codeOf(await record({ reference: " " }))).toBe("FIELD_REQUIRED");
  expect(codeOf(await record({}, { cookie: "" }))).toBe("LOGIN_REQUIRED");
  for (const refundId of ["' OR 1=1", crypto.randomUUID()]) {
    const body = { amount: 1, paidOn: today(), reference };
    expect(codeOf(await server.call(recordRefundTransfer, { params: { refundId }, body }, staff))).toBe("NOT_FOUND");
  }
  expect(await readRefund(server, refId)).toMatchObject({ status: "FAILED" });
});

test("movements that the provider lists late do not make a transferred refund fail again", async () => {
  const { refId, cents, record } = await makeRefund("failed");
  expect(codeOf(await record())).toBe(200);
  const refund = server.account.refunds.get((await readRefund(server, refId)).provider_refund_id ?? "");
  if (!refund) throw new Error("the provider does not know the refund");
  server.account.books.payRefund(refund);
  server.account.books.returnRefund(refund);
  await passHours(25);
  expect(await readRefund(server, refId)).toMatchObject({ status: "PAID", transferred_on: expect.any(String) });
  expect(await readLedger(server, refId)).toEqual({
    PROVIDER: 635,
    PREMIUM_PAYABLE: cents - 635,
    REFUNDS_BANK: -cents,
  });
});

test("transfers nothing to a tenant whose name is on a sanctions list, nor without an answer", async () => {
  const { refId, staff, record } = await makeRefund("failed");
  const find = vi.spyOn(server.deps.sanctions, "find").mockResolvedValue(null);
  expect(codeOf(await record())).toBe("PROVIDER_UNAVAILABLE");
  const listed = { id: "EU.1", name: "WEISS, Jana", born: null };
  find.mockResolvedValue({ asOf: null, parties: [listed] });
  expect(codeOf(await record())).toBe("SANCTIONS_HIT");
  const held = await server.call(listPayouts, { query: { state: "ON_HOLD", search: refId } }, staff);
  expect(held.body?.rows).toMatchObject([{ kind: "REFUND" }]);
  expect(await readLedger(server, refId)).not.toHaveProperty("REFUNDS_BANK");
  find.mockRestore();
  expect(codeOf(await record())).toBe(200);
});

import {
  addDays,
  approve,
  getPaymentReceipt,
  getStaffPolicy,
  listApprovals,
  listPayments,
  listPolicyLedger,
  listTimeline,
  recordBankPayment,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeAccepted, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { addColleague, openStaffSession } from "#testing/people/staff.ts";
import { postedBetween, readBookedMoney } from "../../views/money.ts";

const server = await makeTestServer();
const ids = [
  await addColleague(server, { name: "Ute", role: "underwriter" }),
  await addColleague(server, { name: "Bo", role: "underwriter" }),
];
afterAll(() => server.close());

// The tests share one clock, which only goes forward, so each debt has its own day.
let day = "2027-02-01";
async function makeFailed() {
  day = addDays(day, 3);
  const terms = { insuranceStart: day, insuranceEnd: null, card: failingCard };
  const mailboxes = { tenantEmail: `t${day}@example.com`, landlordEmail: `l${day}@example.com` };
  const { refId } = await makeAccepted(server, { ...terms, ...mailboxes });
  await runUntil(server, `${day}T12:00:00Z`);
  const [ute, bo] = await Promise.all(ids.map((id) => openStaffSession(server, id)));
  if (!ute || !bo) throw new Error("two colleagues are needed");
  const charge = (await policy(refId, ute))?.todo.find(({ kind }) => kind === "CHARGE_FAILED");
  return { refId, ute, bo, params: { refId, chargeId: charge?.id ?? "" } };
}
type Person = { cookie: string };
const policy = async (refId: string, by: Person) => (await server.call(getStaffPolicy, { params: { refId } }, by)).body;
const transfer = (reference: string) => ({ amount: 6.35, paidOn: day, reference, reason: "Steht auf dem Auszug." });
const openApproval = async (refId: string, by: Person) =>
  (await server.call(listApprovals, { query: {} }, by)).body?.rows.find((row) => row.refId === refId)?.id ?? "";

async function readMoney() {
  const [from, until] = [new Date("2027-01-01"), new Date("2028-01-01")];
  const all = await readBookedMoney(server.deps.db, { booked: postedBetween(from, until), lastDay: day });
  const { paid = 0, openChange = 0 } = all.find(({ country }) => country === "de") ?? {};
  return { paid, openChange };
}

test("books a transfer once a second person has approved, stops the retries, and shows it in the timeline", async () => {
  const { refId, ute, bo, params } = await makeFailed();
  const body = transfer("KAUTIA 4711");
  const asked = await Promise.all([1, 2].map(() => server.call(recordBankPayment, { params, body }, ute)));
  expect(asked.map(({ body: answer }) => answer)).toEqual([{ asked: true }, { asked: true }]);
  expect((await policy(refId, ute))?.owed).toBe(6.35);
  const before = await readMoney();
  const id = await openApproval(refId, bo);
  expect((await server.call(approve, { params: { id } }, ute)).problem?.errorCode).toBe("SECOND_PERSON_REQUIRED");
  const approved = await Promise.all([1, 2].map(() => server.call(approve, { params: { id } }, bo)));
  expect(approved.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await policy(refId, ute)).toMatchObject({ owed: 0, status: "ACTIVE", todo: [] });
  // The money page counts it as received, and no longer as owed.
  const after = await readMoney();
  expect([after.paid - before.paid, after.openChange - before.openChange]).toEqual([635, -635]);
  const ledger = (await server.call(listPolicyLedger, { params: { refId }, query: {} }, ute)).body?.rows;
  const received = ledger?.filter(({ event }) => event === "TRANSFER_RECEIVED");
  expect(received?.map(({ account, amount }) => `${account} ${amount}`).toSorted()).toEqual([
    "RECEIVABLE -6.35",
    "RECEIVED_BANK 6.35",
  ]);
  const money = (
    await server.call(listTimeline, { params: { of: "policy", id: refId }, query: { group: "MONEY" } }, ute)
  ).body;
  expect(money?.rows).toContainEqual(
    expect.objectContaining({ kind: "TRANSFER", text: "KAUTIA 4711", amount: 6.35, by: "Ute" }),
  );
  // So do the tenant's payments, with a receipt.
  await setPassword(server, `t${day}@example.com`);
  const tenant = await openSession(server, `t${day}@example.com`);
  const paid = (await server.call(listPayments, { params: { refId } }, tenant)).body?.payments[0];
  expect(paid).toMatchObject({ kind: "PREMIUM", state: "PAID", number: 1, amount: 6.35, on: day, hasReceipt: true });
  const path = getPaymentReceipt.path.replace(":refId", refId).replace(":paymentId", paid?.id ?? "");
  const receipt = await server.app.inject({ url: `/api/v1${path}`, headers: tenant });
  expect(receipt.body).toMatch(/Überwiesen am.+Verwendungszweck.+KAUTIA 4711/s);
  await runUntil(server, `${addDays(day, 2)}T12:00:00Z`);
  expect((await readCharges(server, refId)).map((line) => line.split(" ").at(-1))).toEqual(["failed"]);
});

test("refuses another amount, a day before the debt or after today, and a debt that is not open", async () => {
  const { refId, ute, params } = await makeFailed();
  const ask = async (change: object, of = params) =>
    (await server.call(recordBankPayment, { params: of, body: { ...transfer("KAUTIA 1"), ...change } }, ute)).problem
      ?.errorCode;
  expect(await ask({ amount: 6.34 })).toBe("FIELD_INVALID");
  expect(await ask({ paidOn: addDays(day, -1) })).toBe("FIELD_INVALID");
  expect(await ask({ paidOn: addDays(day, 1) })).toBe("FIELD_INVALID");
  expect(await ask({ reference: " " })).toBe("FIELD_REQUIRED");
  expect(await ask({ reference: "x".repeat(300) })).toBe("FIELD_INVALID");
  expect(await ask({}, { refId, chargeId: server.deps.random.uuid() })).toBe("STEP_NOT_ALLOWED");
  expect(await ask({}, { refId, chargeId: "nonsense" })).toBe("POLICY_UNKNOWN");
  expect(await ask({}, { refId: "nobody", chargeId: params.chargeId })).toBe("POLICY_UNKNOWN");
});

test("refuses a reference that another payment has, whether it waits or is booked, also of two at once", async () => {
  const first = await makeFailed();
  const second = await makeFailed();
  const { ute, bo } = second;
  const body = transfer("Kautia DOPPELT");
  const asked = await Promise.all(
    [first, second].map(({ params }) => server.call(recordBankPayment, { params, body }, ute)),
  );
  expect(asked.map(({ problem }) => problem?.errorCode ?? "asked").toSorted()).toEqual(["TRANSFER_KNOWN", "asked"]);
  const [paid, unpaid] = asked[0]?.ok ? [first, second] : [second, first];
  expect((await server.call(approve, { params: { id: await openApproval(paid.refId, bo) } }, bo)).ok).toBe(true);
  const again = { params: unpaid.params, body: transfer("KAUTIA doppelt") };
  expect((await server.call(recordBankPayment, again, ute)).problem?.errorCode).toBe("TRANSFER_KNOWN");
});

test("refuses while the provider is charging it, when asked and when approved", async () => {
  const { refId, ute, bo, params } = await makeFailed();
  expect((await server.call(recordBankPayment, { params, body: transfer("KAUTIA 9") }, ute)).ok).toBe(true);
  const ask = { status: "ASKED", asked_at: server.deps.clock.now(), method_id: "card" } as const;
  await server.deps.db
    .updateTable("charge_attempt")
    .set(ask)
    .where("premium_id", "=", params.chargeId)
    .where("status", "=", "INTENDED")
    .execute();
  const id = await openApproval(refId, bo);
  expect((await server.call(approve, { params: { id } }, bo)).problem?.errorCode).toBe("CHARGE_IN_PROGRESS");
  expect((await server.call(recordBankPayment, { params, body: transfer("KAUTIA 10") }, bo)).problem?.errorCode).toBe(
    "CHARGE_IN_PROGRESS",
  );
  expect((await policy(refId, ute))?.owed).toBe(6.35);
});

import { approve, listCharges, listPolicyCharges, writeOffPremium } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { balances } from "../../billing/rules/ledger.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { failingCard, makeAccepted, readCharges, runUntil, workingCard } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
let uweId: string;
beforeEach(async () => {
  server = await makeTestServer();
  uweId = await addColleague(server, { name: "Uwe", role: "underwriter" });
});
afterEach(() => server.close());

const demo = () => logInAsStaff(server);
const uwe = () => openStaffSession(server, uweId);

async function makeUnpaid(card = failingCard) {
  const { refId } = await makeAccepted(server, { paymentPeriod: "YEARLY", card });
  await runUntil(server, "2027-04-30T09:00:00Z");
  const charges = async () =>
    (await server.call(listPolicyCharges, { params: { refId }, query: {} }, await demo())).body?.rows ?? [];
  const [charge] = await charges();
  const ask = async (by = demo) =>
    server.call(
      writeOffPremium,
      { params: { refId, chargeId: charge?.id ?? "" }, body: { reason: "Unbekannt verzogen." } },
      await by(),
    );
  const approveIt = async () => {
    const open = server.deps.db.selectFrom("approval").select("id").where("decision", "is", null);
    const { id } = await open.executeTakeFirstOrThrow();
    return server.call(approve, { params: { id } }, await uwe());
  };
  const states = async () => (await charges()).map(({ state }) => state);
  return { refId, ask, approveIt, states };
}

const listed = async () =>
  (await server.call(listCharges, { query: { state: "LONG_UNPAID" } }, await demo())).body?.rows ?? [];

async function booked() {
  const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().execute();
  return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
}

test("a premium is written off by two people three months after it fell due, and the ledger books it", async () => {
  const { refId, ask, approveIt, states } = await makeUnpaid();
  expect(await states()).toEqual(["UNPAID"]);
  // Due on 1 February, so from 1 May on.
  expect(codeOf(await ask())).toBe("409 STEP_NOT_ALLOWED");
  expect(await listed()).toEqual([]);
  await runUntil(server, "2027-05-01T09:00:00Z");
  expect(await listed()).toMatchObject([{ refId, amount: 70.5, state: "LONG_UNPAID" }]);
  expect((await ask()).body).toEqual({ asked: true });
  expect(await booked()).toMatchObject({ RECEIVABLE: 7_050, WRITTEN_OFF: 0 });
  const before = await readCharges(server, refId);
  const both = await Promise.all([approveIt(), approveIt()]);
  expect(both.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect(await states()).toEqual(["WRITTEN_OFF"]);
  expect(await booked()).toMatchObject({ RECEIVABLE: 0, WRITTEN_OFF: 7_050, PREMIUM_PAYABLE: -7_050 });
  expect(await listed()).toEqual([]);
  await runUntil(server, "2027-12-01T09:00:00Z");
  expect(await readCharges(server, refId)).toEqual(before);
  expect(codeOf(await ask())).toBe("409 STEP_NOT_ALLOWED");
});

test("refuses to write off a premium that is paid", async () => {
  const paid = await makeUnpaid(workingCard);
  await runUntil(server, "2027-05-02T09:00:00Z");
  expect(codeOf(await paid.ask())).toBe("409 STEP_NOT_ALLOWED");
});

test("books nothing if the premium was paid before the second person approved", async () => {
  const { ask, approveIt } = await makeUnpaid();
  await runUntil(server, "2027-05-02T09:00:00Z");
  await ask();
  await server.deps.db.updateTable("premium").set({ status: "PAID" }).execute();
  expect(codeOf(await approveIt())).toBe("409 STEP_NOT_ALLOWED");
  expect(await booked()).toMatchObject({ WRITTEN_OFF: 0 });
});

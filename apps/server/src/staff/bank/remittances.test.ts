import {
  approve,
  buildUrl,
  closeBookMonth,
  downloadPaymentFile,
  getBookMonth,
  getPaymentFile,
  listPayable,
  makePaymentFile,
  readBankStatement,
  recordRemittance,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BankDouble } from "#testing/bank/bank-double.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
let bank: BankDouble;
beforeEach(async () => {
  server = await makeTestServer();
  bank = new BankDouble(server.deps.config.collectionAccounts.de?.iban ?? "");
});
afterEach(() => server.close());

const insurers = "AT61 1904 3002 3457 3201";
const all = { together: false, refuses: () => false };

async function readStatement(day: string) {
  const body = { xml: bank.writeStatement(day) };
  return (await server.call(readBankStatement, { body }, await logInAsStaff(server))).body;
}

/** A contract whose first month, February, is closed: the insurer is owed 6.35 EUR. On 2 March 2027. */
async function makeClosedMonth() {
  await makeAccepted(server, { landlordEmail: "one@example.org" });
  await runUntil(server, "2027-03-02T10:00:00Z");
  await logInAsStaff(server);
  const uteId = await addColleague(server, { name: "Ute", role: "underwriter" });
  // Sessions end as the clock goes on.
  const ute = () => openStaffSession(server, uteId);
  const month = async (of: string) =>
    (await server.call(getBookMonth, { params: { month: of } }, await logInAsStaff(server))).body;
  const close = async (of: string) => {
    const request = { params: { month: of }, body: { reason: "checked" } };
    const asked = await server.call(closeBookMonth, request, await logInAsStaff(server));
    const id = (await month(of))?.approval?.id ?? "";
    return asked.ok ? server.call(approve, { params: { id } }, await ute()) : asked;
  };
  const remit = async (of: string, executeOn: string) => {
    const payments = [{ kind: "REMITTANCE" as const, id: `${of}-de`, iban: insurers }];
    const body = { country: "de" as const, executeOn, payments, reason: "checked" };
    const made = await server.call(makePaymentFile, { body }, await logInAsStaff(server));
    if (!made.ok) return made;
    const { id } = made.body;
    const file = (await server.call(getPaymentFile, { params: { id } }, await logInAsStaff(server))).body;
    const released = await server.call(approve, { params: { id: file?.approval?.id ?? "" } }, await ute());
    const url = buildUrl(downloadPaymentFile, { id }, {});
    bank.take((await server.app.inject({ url, headers: await logInAsStaff(server) })).payload);
    return { ...released, file };
  };
  const payable = async () => (await server.call(listPayable, {}, await logInAsStaff(server))).body?.payable;
  expect((await close("2027-02")).ok).toBe(true);
  return { month, close, remit, payable, ute };
}

test("what the last closed month owes the insurer goes by the same file; an open line stops the next close", async () => {
  const { month, close, remit } = await makeClosedMonth();
  expect(await remit("2027-02", "2027-03-03")).toMatchObject({
    ok: true,
    file: { amount: 6.35, list: [{ kind: "REMITTANCE", payee: "Muster-Versicherung AG" }] },
  });
  await runUntil(server, "2027-03-04T10:00:00Z");
  bank.makeTransfers("2027-03-03", all);
  bank.book("2027-03-04", { cents: 1, text: "?" });
  expect(await readStatement("2027-03-04")).toMatchObject({ found: 1, open: 1 });
  expect((await month("2027-02"))?.statements[0]?.remitted).toEqual({
    amount: 6.35,
    paidOn: "2027-03-03",
    reference: bank.made[0]?.endToEndId,
  });
  await runUntil(server, "2027-04-02T10:00:00Z");
  expect((await close("2027-03")).problem).toMatchObject({ data: { fields: [{ path: "BANK_LINE_OPEN" }] } });
});

test("a month's remittance that the bank has not shown yet is not paid again with the next month's", async () => {
  const { month, close, remit, payable, ute } = await makeClosedMonth();
  await remit("2027-02", "2027-03-03");
  await runUntil(server, "2027-04-02T10:00:00Z");
  expect((await close("2027-03")).ok).toBe(true);
  expect((await month("2027-03"))?.statements[0]).toMatchObject({ toRemit: 12.7, carried: 6.35 });
  expect(await payable()).toEqual([]);
  const byHand = { country: "de" as const, amount: 12.7, paidOn: "2027-04-02", reference: "Abrechnung" };
  const record = async (amount: number) => {
    const request = { params: { month: "2027-03" }, body: { ...byHand, amount } };
    return server.call(recordRemittance, request, await logInAsStaff(server));
  };
  expect((await record(12.7)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  bank.makeTransfers("2027-03-03", all);
  expect(await readStatement("2027-04-02")).toMatchObject({ found: 1, open: 0 });
  expect(await payable()).toMatchObject([{ id: "2027-03-de", amount: 6.35 }]);
  // Somebody has transferred it at the bank; that stops the close of its month until a second person has approved it.
  expect((await record(6.35)).ok).toBe(true);
  expect(await payable()).toEqual([]);
  await runUntil(server, "2027-05-03T10:00:00Z");
  expect((await close("2027-04")).problem).toMatchObject({ data: { fields: [{ path: "TRANSFER_UNDECIDED" }] } });
  const approval = (await month("2027-03"))?.statements[0]?.approval?.id ?? "";
  expect((await server.call(approve, { params: { id: approval } }, await ute())).ok).toBe(true);
  expect((await close("2027-04")).ok).toBe(true);
  expect((await month("2027-04"))?.statements[0]).toMatchObject({ toRemit: 6.35, carried: 0 });
});

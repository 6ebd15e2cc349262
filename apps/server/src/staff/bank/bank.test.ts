import {
  approve,
  buildUrl,
  type CallRequest,
  downloadPaymentFile,
  dropPayment,
  getBankLine,
  getPaymentFile,
  holdPolicy,
  listBankLines,
  listPayable,
  listPayouts,
  makePaymentFile,
  matchBankLines,
  readBankStatement,
  refuseApproval,
  settleBankLine,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBankStatements, storeStatements } from "../../books/index.ts";
import { postAllToLedger } from "../../billing/post-to-ledger.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { checkSchema } from "#testing/bank/check-schema.ts";
import { type StatementLine, writeStatement } from "#testing/bank/write-statement.ts";
import { makeGrantedClaim } from "#testing/policies/granted-claim.ts";
import { failingCard, makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { KillableProcess } from "#testing/money-model/killable.ts";
import { matchLines } from "./match.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
let balance: number;
beforeEach(async () => {
  server = await makeTestServer();
  balance = 100_000;
});
afterEach(() => server.close());

const byName = (one: string, other: string) => one.localeCompare(other);
const iban = "DE89370400440532013000";
const insurers = "AT61 1904 3002 3457 3201";

/** Reads a statement with these lines as the demo person of the desk. */
async function read(id: string, lines: StatementLine[], changes: { openingCents?: number } = {}) {
  const day = lines.at(-1)?.on ?? "2027-02-02";
  const xml = writeStatement({ id, iban, openingCents: balance, lines, day, ...changes });
  checkSchema("camt.053.001.08", xml);
  const answer = await server.call(readBankStatement, { body: { xml } }, await logInAsStaff(server));
  if (answer.ok && answer.body.statements > 0) balance += lines.reduce((sum, { cents }) => sum + cents, 0);
  return { ...answer, xml };
}

const listLines = async (state?: "OPEN" | "FOUND" | "SETTLED") =>
  (await server.call(listBankLines, { query: { state } }, await logInAsStaff(server))).body?.rows ?? [];

/** Lines that are settled, and the ledger's bank accounts for what they belong to. */
async function compare() {
  const { rows } = await sql<{ bank: number; ledger: number; apart: number }>`
    WITH booked AS (SELECT subject_id, sum(amount_cents) AS cents FROM ledger_entry
      WHERE account LIKE '%BANK' GROUP BY subject_id)
    SELECT coalesce(sum(line.cents), 0)::integer AS bank, coalesce(sum(booked.cents), 0)::integer AS ledger,
      count(*) FILTER (WHERE line.cents <> booked.cents)::integer AS apart
    FROM bank_line line JOIN booked USING (subject_id)`.execute(server.deps.db);
  return rows[0];
}

/** A granted claim of 120.50 EUR; on 1 February 2027. */
async function makeClaim() {
  const claim = await makeGrantedClaim(server);
  const { claimId } = claim.params;
  const order = (changes: Partial<CallRequest<typeof makePaymentFile>["body"]> = {}, by = claim.demo) => {
    const payments = [{ kind: "CLAIM" as const, id: claimId, iban: null }];
    const body = { country: "de" as const, executeOn: "2027-02-02", payments, reason: "checked", ...changes };
    return server.call(makePaymentFile, { body }, by);
  };
  const look = async (id: string) =>
    (await server.call(getPaymentFile, { params: { id } }, await logInAsStaff(server))).body;
  const release = async (id: string) => {
    const approval = (await look(id))?.approval?.id ?? "";
    return server.call(approve, { params: { id: approval } }, claim.ute);
  };
  const state = async () =>
    (await server.call(listPayouts, { query: {} }, await logInAsStaff(server))).body?.rows[0]?.state;
  return { ...claim, claimId, order, look, release, state };
}

test("a payout goes to the bank in a file of two people, and is booked when the bank's statement shows it", async () => {
  const { order, look, state, demo, ute, claimId, payOut } = await makeClaim();
  expect((await server.call(listPayable, {}, demo)).body?.payable).toMatchObject([
    { kind: "CLAIM", id: claimId, amount: 120.5, iban: "DE•• •••• 3000", purpose: expect.stringContaining("Schaden") },
  ]);
  const { id = "" } = (await order()).body ?? {};
  expect(await look(id)).toMatchObject({
    state: "APPROVAL",
    amount: 120.5,
    list: [{ state: "WAITING", payee: "Otto Kern" }],
  });
  const file = { params: { id } };
  expect((await server.call(downloadPaymentFile, file, demo)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  // It is neither in a second file, nor recorded by hand, nor released by whoever made it.
  expect((await order()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await payOut()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const approval = (await look(id))?.approval?.id ?? "";
  expect((await server.call(approve, { params: { id: approval } }, demo)).problem?.errorCode).toBe(
    "SECOND_PERSON_REQUIRED",
  );
  const agree = () => server.call(approve, { params: { id: approval } }, ute);
  const both = await Promise.all([agree(), agree()]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await state()).toBe("IN_FILE");
  const download = await server.app.inject({ url: buildUrl(downloadPaymentFile, { id }, {}), headers: ute });
  checkSchema("pain.001.001.09", download.payload);
  const endToEndId = (await look(id))?.list[0]?.endToEndId ?? "";
  expect(download.payload).toContain(`<EndToEndId>${endToEndId}</EndToEndId>`);
  expect(download.payload).toContain('<InstdAmt Ccy="EUR">120.50</InstdAmt>');

  const paid = { reference: "B1", on: "2027-02-02", cents: -12_050, endToEndId, name: "Otto Kern" };
  await runUntil(server, "2027-02-02T18:00:00Z");
  const first = await read("S1", [paid]);
  expect(first.body).toEqual({ statements: 1, lines: 1, found: 1, open: 0 });
  expect(await state()).toBe("PAID");
  expect((await look(id))?.list).toMatchObject([{ state: "PAID", paidOn: "2027-02-02" }]);
  // The same statement again, the same line in another one, and a second line with the same reference.
  const again = await server.call(readBankStatement, { body: { xml: first.xml } }, await logInAsStaff(server));
  expect(again.body).toEqual({ statements: 0, lines: 0, found: 0, open: 0 });
  expect((await read("S2", [paid])).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await read("S2", [{ ...paid, reference: "B2" }])).body).toMatchObject({ found: 0, open: 1 });
  expect(await compare()).toEqual({ bank: -12_050, ledger: -12_050, apart: 0 });
  expect((await server.call(listPayable, {}, await logInAsStaff(server))).body?.payable).toEqual([]);
});

test("what comes back is owed again, and can be paid once more to another account", async () => {
  const { order, look, release } = await makeClaim();
  const { id = "" } = (await order()).body ?? {};
  await release(id);
  const endToEndId = (await look(id))?.list[0]?.endToEndId ?? "";
  await runUntil(server, "2027-02-05T18:00:00Z");
  // The bank lists the return first, so it waits for the payment.
  const back = { reference: "B1", on: "2027-02-05", cents: 12_050, endToEndId, isReturn: true };
  expect((await read("S1", [back])).body).toMatchObject({ found: 0, open: 1 });
  expect((await read("S2", [{ reference: "B2", on: "2027-02-04", cents: -12_050, endToEndId }])).body).toMatchObject({
    found: 1,
    open: 1,
  });
  expect((await server.call(matchBankLines, {}, await logInAsStaff(server))).body).toEqual({ found: 1, open: 0 });
  expect((await look(id))?.list).toMatchObject([{ state: "RETURNED" }]);
  const staff = await logInAsStaff(server);
  const { payable = [] } = (await server.call(listPayable, {}, staff)).body ?? {};
  expect(payable).toMatchObject([{ kind: "RETURNED", amount: 120.5, payee: "Otto Kern", iban: null }]);
  const returned = { kind: "RETURNED" as const, id: payable[0]?.id ?? "", iban: null };
  const executeOn = "2027-02-08";
  expect((await order({ payments: [returned], executeOn }, staff)).problem?.errorCode).toBe("FIELD_INVALID");
  const next = (await order({ payments: [{ ...returned, iban: insurers }], executeOn }, staff)).body?.id ?? "";
  await server.call(
    approve,
    { params: { id: (await look(next))?.approval?.id ?? "" } },
    await logInColleague(server, "Bo"),
  );
  const second = (await look(next))?.list[0]?.endToEndId ?? "";
  await runUntil(server, "2027-02-08T18:00:00Z");
  expect(
    (await read("S3", [{ reference: "B3", on: "2027-02-08", cents: -12_050, endToEndId: second }])).body,
  ).toMatchObject({ found: 1, open: 0 });
  const { rows } = await sql<{
    cents: number;
  }>`SELECT coalesce(sum(amount_cents), 0)::integer AS cents FROM ledger_entry WHERE account = 'RETURNED'`.execute(
    server.deps.db,
  );
  expect(rows[0]?.cents).toBe(0);
  expect(await compare()).toEqual({ bank: -12_050, ledger: -12_050, apart: 0 });
  expect((await server.call(listPayable, {}, await logInAsStaff(server))).body?.payable).toEqual([]);
});

test("a file is not released once a payment must not be made, and one that is refused frees its payments", async () => {
  const { order, release, look, demo, ute, refId, state } = await makeClaim();
  const two = await Promise.all([order(), order()]);
  expect(two.map(({ problem }) => problem?.errorCode ?? "ok").toSorted(byName)).toEqual(["ok", "STEP_NOT_ALLOWED"]);
  const id = two.find(({ ok }) => ok)?.body?.id ?? "";
  await server.call(refuseApproval, { params: { id: (await look(id))?.approval?.id ?? "" } }, ute);
  expect(await look(id)).toMatchObject({ state: "GIVEN_UP" });
  expect(await state()).toBe("READY");
  const next = (await order()).body?.id ?? "";
  expect((await server.call(holdPolicy, { params: { refId }, body: { reason: "A court asks" } }, demo)).ok).toBe(true);
  expect((await release(next)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect(await look(next)).toMatchObject({ state: "APPROVAL" });
});

test("two people can say that the bank did not pay a payment; then it can go into another file", async () => {
  const { order, release, look, demo, ute, state } = await makeClaim();
  const id = (await order()).body?.id ?? "";
  await release(id);
  const payment = { params: { id: (await look(id))?.list[0]?.id ?? "" }, body: { reason: "The bank says so" } };
  expect((await server.call(dropPayment, payment, demo)).body).toEqual({ asked: true });
  const approval = (await look(id))?.list[0]?.approval?.id ?? "";
  expect((await server.call(approve, { params: { id: approval } }, ute)).ok).toBe(true);
  expect((await look(id))?.list).toMatchObject([{ state: "DROPPED" }]);
  expect(await state()).toBe("READY");
  expect((await server.call(dropPayment, payment, demo)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await order()).ok).toBe(true);
});

test("finds what tenants paid by contract number or name, payouts recorded by hand, and leaves the rest to a person", async () => {
  const claim = await makeClaim();
  await claim.payOut();
  const owing = [
    await makeAccepted(server, {
      tenantEmail: "a@example.com",
      lastName: "Adler",
      card: failingCard,
      landlordEmail: "a@example.org",
      insuranceStart: "2027-02-10",
    }),
    await makeAccepted(server, {
      tenantEmail: "b@example.com",
      lastName: "Busch",
      card: failingCard,
      landlordEmail: "b@example.org",
      insuranceStart: "2027-02-10",
    }),
  ];
  await runUntil(server, "2027-02-20T10:00:00Z");
  const contracts = await server.deps.db
    .selectFrom("policy")
    .select(["ref_id", "contract_number", "tenant_name"])
    .execute();
  const [adler, busch] = owing.map(({ refId }) => contracts.find(({ ref_id }) => ref_id === refId));
  const { clock, random, db } = server.deps;
  const payout = (valueDay: string) => ({
    subjectId: random.uuid(),
    refId: null,
    country: "de" as const,
    amountCents: 40_000,
    currency: "EUR" as const,
    at: clock.now(),
    valueDay,
  });
  // Many later ones of the same amount hide none.
  const payouts = [payout("2027-02-04"), ...Array.from({ length: 50 }, () => payout("2027-02-20"))];
  await inTransaction(db, (transaction) => postAllToLedger(transaction, "PAYOUT", payouts));
  const on = "2027-02-19";
  const answer = await read("S1", [
    { reference: "B1", on: "2027-02-01", cents: -12_050, name: "Otto Kern", text: "Schaden" },
    {
      reference: "B2",
      on,
      cents: 635,
      name: "Somebody else",
      text: `Beitrag ${adler?.contract_number.replaceAll("-", " ")}`,
    },
    { reference: "B3", on, cents: 635, name: busch?.tenant_name.toUpperCase() ?? "" },
    { reference: "B4", on: "2027-02-05", cents: 40_000, name: "Card provider" },
    { reference: "B5", on, cents: -999, text: "Kontoführung" },
    { reference: "B6", on, cents: 635, name: busch?.tenant_name ?? "" },
  ]);
  expect(answer.body).toEqual({ statements: 1, lines: 6, found: 4, open: 2 });
  expect((await listLines("FOUND")).map(({ event }) => event ?? "").toSorted(byName)).toEqual([
    "CLAIM_PAID",
    "PAYOUT",
    "TRANSFER_RECEIVED",
    "TRANSFER_RECEIVED",
  ]);
  const premiums = await db
    .selectFrom("premium")
    .select(["ref_id", "status"])
    .where(
      "ref_id",
      "in",
      owing.map(({ refId }) => refId),
    )
    .execute();
  expect(premiums.map(({ status }) => status)).toEqual(["PAID", "PAID"]);

  const staff = await logInAsStaff(server);
  const ute = await logInColleague(server, "Bo");
  const open = await listLines("OPEN");
  const settle = (id = "", body: { subjectId: string | null; note: string }, by = staff) =>
    server.call(settleBankLine, { params: { id }, body }, by);
  const fee = open.find(({ amount }) => amount === -9.99);
  expect((await settle(fee?.id, { subjectId: random.uuid(), note: "x" })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const settled = await Promise.all([
    settle(fee?.id, { subjectId: null, note: "Fees" }),
    settle(fee?.id, { subjectId: null, note: "Fees" }, ute),
  ]);
  expect(settled.map(({ problem }) => problem?.errorCode ?? "ok").toSorted(byName)).toEqual(["CASE_DECIDED", "ok"]);
  // A second payment of the same tenant, for which nothing is owed.
  const [twice] = await listLines("OPEN");
  const params = { id: twice?.id ?? "" };
  expect((await server.call(getBankLine, { params }, staff)).body).toMatchObject({
    line: { amount: 6.35 },
    candidates: [],
  });
  expect((await settle(params.id, { subjectId: null, note: "Paid twice; is paid back" })).ok).toBe(true);
  expect(await compare()).toMatchObject({ apart: 0, bank: -12_050 + 3 * 635 + 40_000 - 999 });
  const { rows } = await sql<{ cents: number }>`SELECT sum(cents)::integer AS cents FROM bank_line`.execute(db);
  expect((await compare())?.ledger).toBe(rows[0]?.cents);
});

test("a line that cannot be booked holds up no other one", async () => {
  const contact = { tenantEmail: "adler@example.com", landlordEmail: "kern@example.org" };
  await makeAccepted(server, { ...contact, card: failingCard });
  await runUntil(server, "2027-02-10T10:00:00Z");
  const { contract_number: text } = await server.deps.db
    .selectFrom("policy")
    .select("contract_number")
    .executeTakeFirstOrThrow();
  await sql`ALTER TABLE bank_line ADD CHECK (reference <> 'B0' OR subject_id IS NULL)`.execute(server.deps.db);
  const line = { on: "2027-02-09", cents: 635, text };
  const answer = await read(
    "S1",
    ["B0", "B1"].map((reference) => ({ ...line, reference })),
  );
  expect(answer.body).toEqual({ statements: 1, lines: 2, found: 1, open: 1 });
  expect(await listLines("OPEN")).toHaveLength(1);
  expect(await compare()).toEqual({ bank: 635, ledger: 635, apart: 0 });
});

test("a server that is killed while it books a statement books the rest once when somebody looks again", async () => {
  const owing = await Promise.all(
    ["Adler", "Busch", "Cordes"].map((lastName) =>
      makeAccepted(server, {
        lastName,
        tenantEmail: `${lastName}@example.com`,
        landlordEmail: `${lastName}@example.org`,
        card: failingCard,
      }),
    ),
  );
  await runUntil(server, "2027-02-10T10:00:00Z");
  const contracts = await server.deps.db.selectFrom("policy").select(["contract_number"]).execute();
  const demo = await logInAsStaff(server);
  const person = await server.deps.db.selectFrom("staff_account").select("id").executeTakeFirstOrThrow();
  // Nothing is found yet, because the numbers are wrong; so killing begins with three open lines.
  const on = "2027-02-09";
  await read(
    "S1",
    contracts.map(({ contract_number }, index) => ({
      reference: `B${index}`,
      on,
      cents: 635,
      text: `x${contract_number}`,
    })),
  );
  await sql`UPDATE bank_line SET text = substr(text, 2)`.execute(server.deps.db);
  for (const statements of [3, 9, 14, 20, 33]) {
    const dying = new KillableProcess(statements);
    await matchLines({ ...server.deps, db: dying.openDatabase(server.deps.db) }, person.id).catch(() => undefined);
  }
  const both = await Promise.all([server.call(matchBankLines, {}, demo), server.call(matchBankLines, {}, demo)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await listLines("OPEN")).toEqual([]);
  const received = await server.deps.db
    .selectFrom("ledger_entry")
    .select("amount_cents")
    .where("event", "=", "TRANSFER_RECEIVED")
    .where("account", "=", "RECEIVED_BANK")
    .execute();
  expect(received).toHaveLength(owing.length);
  expect(await compare()).toEqual({ bank: 3 * 635, ledger: 3 * 635, apart: 0 });
});

test("refuses a statement of another account or of tomorrow, one that leaves a gap, and what is no statement", async () => {
  const day = "2027-01-14";
  const lines = [{ reference: "B1", on: day, cents: 1 }];
  const staff = await logInAsStaff(server);
  const send = (xml: string) => server.call(readBankStatement, { body: { xml } }, staff);
  expect((await send("<Document/>")).problem?.errorCode).toBe("FIELD_INVALID");
  const foreign = writeStatement({ id: "S1", iban: "DE02120300000000202051", openingCents: 0, lines, day });
  expect((await send(foreign)).problem?.errorCode).toBe("FIELD_INVALID");
  for (const on of ["2027-01-16", "2099-01-01"])
    expect((await read("S1", [{ reference: "B1", on, cents: 1 }])).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await read("S1", lines)).ok).toBe(true);
  expect(
    (await read("S2", [{ ...lines[0], reference: "B2" } as StatementLine], { openingCents: balance + 5 })).problem
      ?.errorCode,
  ).toBe("FIELD_INVALID");
  expect((await read("S2", [{ ...lines[0], reference: "B2" } as StatementLine])).ok).toBe(true);
});

test("lines that match nothing we know are not looked up one by one, because a statement may have thousands", async () => {
  await logInAsStaff(server);
  const { id } = await server.deps.db.selectFrom("staff_account").select("id").limit(1).executeTakeFirstOrThrow();
  const xml = writeStatement({
    id: "S1",
    iban,
    openingCents: 0,
    day: "2027-01-14",
    lines: Array.from({ length: 5_100 }, (_, index) => ({ reference: `R${index}`, on: "2027-01-14", cents: 100 })),
  });
  const statements = readBankStatements(xml) ?? [];
  const stored = await inTransaction(server.deps.db, (transaction) =>
    storeStatements(transaction, server.deps, statements, id),
  );
  expect(stored).toEqual({ statements: 1, lines: 5_100 });
  const transactions = vi.spyOn(server.deps.db, "transaction");
  expect(await matchLines(server.deps, id)).toEqual({ found: 0, open: 5_100 });
  expect(transactions).not.toHaveBeenCalled();
});

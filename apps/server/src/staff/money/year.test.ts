import { addMonths, type CalendarDate } from "@kautia/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readBooksNow } from "../../billing/index.ts";
import {
  closeMonth,
  readBankStatements,
  readMonths,
  readStatements,
  recordRemittance,
  storeStatements,
} from "../../books/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type StatementLine, writeStatement } from "#testing/bank/write-statement.ts";
import { anyAct, anyContract } from "#testing/money-model/acts.ts";
import { World } from "#testing/money-model/world.ts";
import { addColleague } from "#testing/people/staff.ts";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { matchLines } from "../bank/match.ts";

const hour = 3_600_000;
const policies = loadSize(8, 1_000);
const actsAMonth = 3 + Math.ceil(policies / 7);
const months = policies < 100 ? 3 : 12;
const seed = 53;
const insurersShare = ["PREMIUM_PAYABLE", "INSURANCE_TAX", "CLAIMS", "REPAYMENTS", "WRITTEN_OFF"];

test(`${months} months of ${policies} policies: statements, ledger, card provider and bank agree to the cent`, async () => {
  const share = { commission: { de: 1_500, at: 1_500 }, insuranceTax: { de: 1_900, at: 0 } };
  const server = await makeTestServer({ config: share });
  const clock = makeFakeClock("2027-01-02T10:00:00.000Z");
  const { db } = server.deps;
  const [askedBy, approvedBy] = [
    await addColleague(server, { name: "Eva", role: "underwriter" }),
    await addColleague(server, { name: "Ute", role: "underwriter" }),
  ];
  const world = await World.open(server, clock, fc.sample(anyContract, { numRuns: policies, seed }));
  await db.updateTable("policy").set({ commission_bp: 1_500, insurance_tax_bp: 1_900 }).execute();
  // Time passes between them.
  const other = anyAct.filter((act) => !fc.stringify(act).startsWith("pass "));
  const acts = fc.sample(other, { numRuns: months * actsAMonth, seed });
  const bank = { balance: 1_000_000, lines: [] as StatementLine[], seen: new Set<string>() };
  const remitted: number[] = [];
  let month: CalendarDate = "2027-01-01";
  for (let number = 0; number < months; number++, month = addMonths(month, 1)) {
    for (const act of acts.splice(0, actsAMonth)) {
      await act.run(world);
      if (clock.now() < new Date(`${addMonths(month, 1)}T00:00:00Z`)) await world.pass((20 * 24 * hour) / actsAMonth);
    }
    await passTo(`${addMonths(month, 1)}T01:00:00Z`);
    // A card that was charged in the last hours may be refused and asked again, so nothing is open after some days.
    for (let tries = 0; (await findAsked(addMonths(month, 1))) > 0; tries++) {
      expect(tries, "charges stay without an answer").toBeLessThan(5);
      await world.settle(number % 2 === 0 ? "succeeded" : "failed");
    }
    await world.settle("succeeded");
    const deps = world.deps();
    expect(await readBooksNow(deps)).toBe(true);
    await readFromBank();
    await settleNotices();
    const closing = { month, askedBy, approvedBy };
    expect(await inTransaction(db, (transaction) => closeMonth(transaction, deps, closing))).toEqual([]);
    await remit(deps);
  }

  expect((await readMonths({ db, clock })).filter(({ closedAt }) => closedAt !== null)).toHaveLength(months);
  // The closed months and the open one are the whole ledger, which is the provider's balance and the bank's.
  const sums = await read<{ account: string; stored: number; ledger: number }>(sql`
    SELECT account, coalesce((SELECT sum(debit_cents - credit_cents)::integer FROM month_sum WHERE month_sum.account = l.account), 0) AS stored,
      sum(amount_cents) FILTER (WHERE month < ${month})::integer AS ledger FROM ledger_entry l GROUP BY account`);
  for (const { account, stored, ledger } of sums) expect([account, stored]).toEqual([account, ledger ?? 0]);
  const [atProvider] = await read<{ provider: number }>(
    sql`SELECT sum(amount_cents)::integer AS provider FROM ledger_entry WHERE account = 'PROVIDER'`,
  );
  expect(atProvider?.provider).toBe(world.account.books.balance());
  const [atBank] = await read<{ lines: number; ledger: number; open: number }>(sql`
    SELECT sum(cents)::integer AS lines, count(*) FILTER (WHERE subject_id IS NULL)::integer AS open,
      (SELECT sum(amount_cents)::integer FROM ledger_entry WHERE account LIKE '%BANK'
        AND subject_id IN (SELECT subject_id FROM bank_line)) AS ledger FROM bank_line`);
  expect(atBank).toEqual({ lines: bank.balance - 1_000_000, ledger: bank.balance - 1_000_000, open: 0 });
  // The insurer's share of what was collected equals what it got and what the last statement still owes it.
  const [statement] = (await readStatements(db, addMonths(month, -1))).filter(({ country }) => country === "de");
  const [insurers] = await read<{ total: number; owed: number }>(sql`
    SELECT -sum(amount_cents) FILTER (WHERE account = ANY (${insurersShare}::text[]) AND event NOT LIKE '%REMITTED')::integer AS total,
      sum(amount_cents) FILTER (WHERE account IN ('RECEIVABLE', 'IN_COLLECTION'))::integer AS owed
    FROM ledger_entry WHERE month < ${month}`);
  const left = statement?.remitted ? 0 : (statement?.toRemitCents ?? 0);
  expect(remitted.reduce((sum, cents) => sum + cents, 0) + left).toBe((insurers?.total ?? 0) - (insurers?.owed ?? 0));
  expect(insurers?.total ?? 0).not.toBe(0);
  await world.close();
  await server.close();

  async function passTo(instant: string): Promise<void> {
    const wait = new Date(instant).getTime() - clock.now().getTime();
    if (wait > 0) await world.pass(wait);
  }

  async function findAsked(end: CalendarDate): Promise<number> {
    const asked = db.selectFrom("charge_attempt").select("id").where("status", "=", "ASKED");
    return (await asked.where("asked_at", "<", new Date(`${end}T00:00:00+01:00`)).execute()).length;
  }

  /** What somebody at the desk does before a close. */
  async function settleNotices(): Promise<void> {
    const settled = { settled_at: clock.now(), settled_by: askedBy, note: "explained" };
    await db.updateTable("payment_notice").set(settled).where("settled_at", "is", null).execute();
  }

  /** The bank lists what the provider has paid out, by the provider's books, and what we have transferred. */
  async function readFromBank(): Promise<void> {
    const day = localDay("de", clock.now());
    const paidOut = world.account.books.transactions
      .filter(({ type }) => type === "payout")
      .map(({ id, amount, created }) => ({
        reference: id,
        on: new Date(created * 1_000).toISOString().slice(0, 10),
        cents: -amount,
        text: "STRIPE",
      }));
    const transfers = await read<StatementLine>(sql`
      SELECT subject_id::text AS reference, value_day AS "on", sum(amount_cents)::integer AS cents,
        coalesce((SELECT contract_number FROM policy WHERE policy.ref_id = ledger_entry.ref_id),
          (SELECT reference FROM remittance WHERE id = subject_id)) AS text
      FROM ledger_entry WHERE account IN ('CLAIMS_BANK', 'REFUNDS_BANK', 'REMITTED_BANK') GROUP BY subject_id, value_day, ref_id`);
    const lines = [...paidOut, ...transfers].filter(({ reference }) => !bank.seen.has(reference));
    for (const { reference } of lines) bank.seen.add(reference);
    const iban = server.deps.config.collectionAccounts.de?.iban ?? "";
    const xml = writeStatement({ id: `S-${day}`, iban, openingCents: bank.balance, lines, day });
    bank.balance += lines.reduce((sum, { cents }) => sum + cents, 0);
    const deps = { ...server.deps, clock };
    const statements = readBankStatements(xml) ?? [];
    expect(statements).toHaveLength(1);
    await inTransaction(db, (transaction) => storeStatements(transaction, deps, statements, askedBy));
    await matchLines({ ...world.deps(), db }, askedBy);
    // Two payouts of the same amount are for a person.
    const open = await db.selectFrom("bank_line").select(["id", "cents"]).where("subject_id", "is", null).execute();
    for (const { id, cents } of open)
      await sql`UPDATE bank_line SET settled_at = now(), settled_by = ${askedBy}, note = 'by hand', subject_id = (
          SELECT subject_id FROM ledger_entry WHERE account LIKE '%BANK' AND amount_cents = ${cents}
            AND NOT EXISTS (SELECT FROM bank_line line WHERE line.subject_id = ledger_entry.subject_id) LIMIT 1)
        WHERE id = ${id}`.execute(db);
  }

  async function remit(deps: ReturnType<typeof world.deps>): Promise<void> {
    const due = (await readStatements(db, month)).find(({ country }) => country === "de");
    if (!due || due.toRemitCents <= 0) return;
    const paidOn = localDay("de", clock.now());
    const remittance = { month, country: due.country, amountCents: due.toRemitCents, paidOn };
    const by = { reference: `Abrechnung ${month.slice(0, 7)}`, recordedBy: askedBy, approvedBy };
    const recorded = await inTransaction(db, (transaction) =>
      recordRemittance(transaction, deps, { ...remittance, ...by }),
    );
    expect(recorded).not.toBeNull();
    remitted.push(due.toRemitCents);
  }

  async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query names the columns
    return (await query.execute(db)).rows as Row[];
  }
}, 1_800_000);

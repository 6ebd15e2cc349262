import { addMonths, type CalendarDate, countries, type Country } from "@kautia/contract";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { readMonths, readStatements } from "../../books/index.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { isAtBank } from "../../views/bank-accounts.ts";
import { readStatementLines } from "../../views/statement.ts";
import { anyAct, anyContract } from "#testing/money-model/acts.ts";
import { bankActs } from "#testing/money-model/bank-acts.ts";
import { collectionAccounts, Desk } from "#testing/money-model/desk.ts";
import { World } from "#testing/money-model/world.ts";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { loadSize } from "#testing/values/load-size.ts";

const day = 86_400_000;
const policies = loadSize(8, 1_000);
const actsAMonth = 6 + Math.ceil(policies / 5);
const months = policies < 100 ? 3 : 12;
const seed = Number(process.env["SEED"] ?? 53);

test(`${months} months of ${policies} policies: statements, ledger, card provider and bank agree to the cent`, async () => {
  const share = { commission: { de: 1_500, at: 1_000 }, insuranceTax: { de: 1_900, at: 0 } };
  const server = await makeTestServer({ config: { ...share, collectionAccounts } });
  const { brand } = server.deps.config;
  const at = { ...brand.insurers.at, name: "Bürgschaft Wien AG" };
  server.deps.config.brand = { ...brand, insurers: { ...brand.insurers, at } };
  const clock = makeFakeClock("2027-01-02T10:00:00.000Z");
  const { db } = server.deps;
  const desk = await Desk.open(server);
  // A fifth of the contracts is Austrian.
  const anyCountry = fc.constantFrom<Country[]>("de", "de", "de", "de", "at");
  const anyOf = fc.tuple(anyContract, anyCountry).map(([contract, country]) => ({ ...contract, country }));
  const world = await World.open(server, clock, fc.sample(anyOf, { numRuns: policies, seed }));
  await sql`UPDATE policy SET commission_bp = CASE country WHEN 'de' THEN 1500 ELSE 1000 END,
    insurance_tax_bp = CASE country WHEN 'de' THEN 1900 ELSE 0 END`.execute(db);
  // Time passes between them.
  const other = anyAct.filter((act) => !fc.stringify(act).startsWith("pass "));
  const anyStep = fc.record({
    act: fc.oneof({ arbitrary: other, weight: 3 }, { arbitrary: fc.oneof(...bankActs(desk)), weight: 1 }),
    country: anyCountry,
  });
  const steps = fc.sample(anyStep, { numRuns: months * actsAMonth, seed });
  let month: CalendarDate = "2027-01-01";
  for (let number = 0; number < months; number++, month = addMonths(month, 1)) {
    const next = addMonths(month, 1);
    for (const { act, country } of steps.splice(0, actsAMonth)) {
      world.country = country;
      await act.run(world);
      if (clock.now() < startOfLocalDay("de", next)) await world.pass((22 * day) / actsAMonth);
    }
    const wait = startOfLocalDay("de", next).getTime() + 3_600_000 - clock.now().getTime();
    if (wait > 0) await world.pass(wait);
    // A card that was charged in the last hours may be refused and asked again, so nothing is open after some days.
    for (let tries = 0; (await countUnanswered(next)) > 0; tries++) {
      expect(tries, "charges stay without an answer").toBeLessThan(5);
      await world.settle(number % 2 === 0 ? "succeeded" : "failed");
    }
    await world.settle("succeeded");
    await desk.pay(world, 0);
    await desk.makeTransfers(world, { together: true, refuses: () => false });
    await desk.readStatements(world, { times: 1 });
    await desk.settleLines(world);
    await desk.settleNotices(world);
    for (const country of countries) await expectEqualMoney(country, month);
    await desk.close(world, month.slice(0, 7));
    for (const country of countries) await expectEqualStatement(country, month);
    // What the insurers get goes by the next file.
    await desk.pay(world, 1);
  }

  expect((await readMonths({ db, clock })).filter(({ closedAt }) => closedAt !== null)).toHaveLength(months);
  const events = await read<{ event: string }>(sql`SELECT DISTINCT event FROM ledger_entry ORDER BY 1`);
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(["CLAIM_PAID", "REMITTED", "REFUND_PAID"]));
  await world.close();
  await server.close();

  async function countUnanswered(end: CalendarDate): Promise<number> {
    const asked = db.selectFrom("charge_attempt").select("id").where("status", "=", "ASKED");
    return (await asked.where("asked_at", "<", startOfLocalDay("de", end)).execute()).length;
  }

  /** Before the close: the ledger is what card provider and bank have, now and at the end of the month. */
  async function expectEqualMoney(country: Country, of: CalendarDate): Promise<void> {
    world.country = country;
    const end = addMonths(of, 1);
    const [ours] = await read<{ provider: number; providerAtEnd: number; bank: number; open: number }>(sql`
      SELECT coalesce(sum(amount_cents) FILTER (WHERE account = 'PROVIDER'), 0)::integer AS provider,
        coalesce(sum(amount_cents) FILTER (WHERE account = 'PROVIDER' AND value_day < ${end}), 0)::integer AS "providerAtEnd",
        coalesce(sum(amount_cents) FILTER (WHERE ${isAtBank}), 0)::integer AS bank,
        (SELECT count(*)::integer FROM bank_line WHERE subject_id IS NULL) AS open
      FROM ledger_entry WHERE country = ${country}`);
    const { books } = world.account;
    const before = books.transactions.filter(
      ({ created }) => created * 1_000 < startOfLocalDay(country, end).getTime(),
    );
    expect([country, of, ours]).toEqual([
      country,
      of,
      {
        provider: books.balance(),
        providerAtEnd: before.reduce((sum, { net }) => sum + net, 0),
        bank: desk.movedAt(country),
        open: 0,
      },
    ]);
  }

  /** After the close: the statement's lines are its total, which is what the month's stored sums and the ledger say. */
  async function expectEqualStatement(country: Country, of: CalendarDate): Promise<void> {
    const insurer = server.deps.config.brand.insurers[country].name;
    const statement = (await readStatements(db, of)).find((item) => item.country === country);
    const [ledger] = await read<{ total: number; owed: number; toRemit: number }>(sql`
      SELECT coalesce(-sum(amount_cents) FILTER (WHERE month = ${of} AND account IN ('PREMIUM_PAYABLE', 'INSURANCE_TAX', 'CLAIMS',
          'REPAYMENTS', 'WRITTEN_OFF') AND event NOT IN ('REMITTED', 'INSURANCE_TAX_REMITTED')), 0)::integer AS total,
        coalesce(sum(amount_cents) FILTER (WHERE month = ${of} AND account IN ('RECEIVABLE', 'IN_COLLECTION')), 0)::integer AS owed,
        -- Of all that was collected for the insurer, what it has not got; the last transfer may be of the next month's first days.
        coalesce(-sum(amount_cents) FILTER (WHERE account NOT IN ('RECEIVABLE', 'IN_COLLECTION')
            AND event NOT IN ('REMITTED', 'INSURANCE_TAX_REMITTED')), 0)::integer
          - coalesce(sum(amount_cents) FILTER (WHERE account IN ('RECEIVABLE', 'IN_COLLECTION')), 0)::integer
          + (SELECT coalesce(sum(amount_cents), 0)::integer FROM ledger_entry
            WHERE country = ${country} AND account = 'REMITTED_BANK') AS "toRemit"
      FROM ledger_entry WHERE country = ${country} AND month <= ${of} AND account IN ('PREMIUM_PAYABLE', 'INSURANCE_TAX',
        'CLAIMS', 'REPAYMENTS', 'WRITTEN_OFF', 'RECEIVABLE', 'IN_COLLECTION')`);
    const lines = await readStatementLines(db, of, country);
    const items = (statement?.items ?? []).reduce((sum, { cents }) => sum + cents, 0);
    expect({
      country,
      of,
      insurer: statement?.insurer,
      items,
      lines: lines.reduce((sum, { cents }) => sum + cents, 0),
    }).toEqual({
      country,
      of,
      insurer,
      items: ledger?.total,
      lines: ledger?.total,
    });
    const { totalCents: total, owedCents: owed, toRemitCents: toRemit } = statement ?? {};
    expect({ country, of, total, owed, toRemit }).toEqual({ country, of, ...ledger });
    const sums = await read<{ account: string; stored: number; ledger: number }>(sql`
      SELECT account, (SELECT sum(debit_cents - credit_cents)::integer FROM month_sum s WHERE s.account = e.account
          AND s.country = ${country} AND s.month = ${of}) AS stored, sum(amount_cents)::integer AS ledger
      FROM ledger_entry e WHERE country = ${country} AND month = ${of} GROUP BY account`);
    for (const { account, stored, ledger: counted } of sums)
      expect([of, account, stored]).toEqual([of, account, counted]);
  }

  async function read<Row>(query: RawBuilder<unknown>): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query names the columns
    return (await query.execute(db)).rows as Row[];
  }
}, 5_400_000);

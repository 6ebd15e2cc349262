import { addMonths, getMoney, releaseAsLandlord } from "@kautia/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBooksNow } from "../../billing/index.ts";
import { closeMonth, readMonths } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import type { Act } from "#testing/money-model/act.ts";
import { anyAct, anyContract } from "#testing/money-model/acts.ts";
import { type Contract, World } from "#testing/money-model/world.ts";
import { failingCard, makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { bankActs } from "#testing/money-model/bank-acts.ts";
import { collectionAccounts, Desk } from "#testing/money-model/desk.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isAtBank } from "../../views/bank-accounts.ts";
import { readMoney } from "./read-money.ts";

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await makeTestServer({ config: { collectionAccounts } });
  desk = await Desk.open(server);
});
afterAll(() => server.close());

test("counts what a policy earns by the day, what was paid and refunded, and what is open, by country", async () => {
  const own = await makeTestServer();
  await makeAccepted(own, { landlordEmail: "one@example.com" });
  const at = { street: "Mariahilfer Straße", streetNumber: "1", zip: "1060", city: "Wien" };
  await makeAccepted(own, { country: "at", address: at, tenantEmail: "at@example.com", card: failingCard });
  await runUntil(own, "2027-03-10T11:00:00Z");
  const token = await readLandlordToken(own, "one@example.com");
  const released = await own.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  expect(released.status).toBe(200);
  await runUntil(own, "2027-04-02T11:00:00Z");
  const { body } = await own.call(getMoney, { query: {} }, await logInAsStaff(own));
  const figures = body?.months.slice(-6).map((of) => [of.month, of.country, of.earned, of.paid, of.open, of.exposure]);
  // Released on 10 March: nine of 31 days are earned and the rest is paid back. The Austrian card pays nothing.
  expect(figures).toEqual([
    ["2027-02", "de", 6.35, 6.35, 0, 1500],
    ["2027-02", "at", 6.35, 0, 6.35, 1500],
    ["2027-03", "de", 1.84, 1.84, 0, 0],
    ["2027-03", "at", 6.35, 0, 12.7, 1500],
    ["2027-04", "de", 0, 0, 0, 0],
    ["2027-04", "at", 0.42, 0, 19.05, 1500],
  ]);
  await own.close();
});

const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
const hour = 3_600_000;

/** Closes the first open month if nothing stops it. */
async function closeNextMonth(deps: Deps): Promise<void> {
  const month = (await readMonths(deps)).findLast(({ closedAt }) => closedAt === null)?.month;
  const [askedBy, approvedBy] = desk.ids;
  if (month !== undefined && (await readBooksNow(deps)))
    await inTransaction(deps.db, (transaction) => closeMonth(transaction, deps, { month, askedBy, approvedBy }));
}

/** The sums of the closed months, as stored and as the ledger has them. */
async function readClosedSums() {
  const sums = await server.deps.db
    .selectFrom("month_sum")
    .select(["month", "account", "debit_cents", "credit_cents"])
    .execute();
  const stored = sums.map(({ month, account, debit_cents, credit_cents }) => [
    month,
    account,
    debit_cents - credit_cents,
  ]);
  const counted = await server.deps.db
    .selectFrom("ledger_entry")
    .select(["month", "account"])
    .select(({ fn }) => fn.sum<number>("amount_cents").as("cents"))
    .where("month", "in", ({ selectFrom }) => selectFrom("closed_month").select("month"))
    .groupBy(["month", "account"])
    .execute();
  return {
    stored: stored.map(String).toSorted(),
    counted: counted.map(({ month, account, cents }) => String([month, account, cents])).toSorted(),
  };
}

const read = async (db = server.deps.db) => (await readMoney({ ...server.deps, db, clock }, 36)).months;

/** The figures without those that stored months keep. */
async function countAgain() {
  let counted: Awaited<ReturnType<typeof read>> = [];
  const undone = server.deps.db.transaction().execute(async (transaction) => {
    await sql`ALTER TABLE money_month DISABLE TRIGGER money_month_append_only`.execute(transaction);
    await transaction.deleteFrom("money_month").execute();
    counted = await read(transaction);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  return counted;
}

/** The ledger's balance at the card provider since then, and at our bank since the beginning. */
async function readBalances(since: Date): Promise<{ provider: number; bank: number }> {
  return server.deps.db
    .selectFrom("ledger_entry")
    .select([
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE account = 'PROVIDER' AND at >= ${since}), 0)::integer`.as(
        "provider",
      ),
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE ${isAtBank}), 0)::integer`.as("bank"),
    ])
    .executeTakeFirstOrThrow();
}

async function play(
  contracts: Contract[],
  acts: { act: Act; statements: number }[],
  openRefunds: "succeeded" | "failed",
): Promise<void> {
  const world = await World.open(server, clock, contracts);
  try {
    await world.pass(20 * hour);
    for (const { act, statements } of acts) {
      await act.run(world);
      await desk.settleNotices(world);
      // The server is killed while it closes a month, which takes only a few statements.
      world.kill(statements);
      await world.attempt(closeNextMonth);
      world.kill(Number.POSITIVE_INFINITY);
    }
    await world.settle(openRefunds);
    // Everything that can be paid goes to the bank, and what it has booked is settled.
    await desk.pay(world, 0);
    await desk.makeTransfers(world, { together: true, refuses: () => false });
    await desk.readStatements(world, { times: 1 });
    await desk.settleLines(world);
    const equal = { provider: world.account.books.balance(), bank: desk.movedAt("de") };
    expect(await readBalances(world.started)).toEqual(equal);
    await desk.settleNotices(world);
    clock.advance(20 * 24 * hour);
    for (let months = 0; months < 2; months++) await world.attempt(closeNextMonth);
  } finally {
    await world.close();
  }
}

/**
 * Every entry, and whether it is about a premium: the premium itself, terms that change it, its charge or transfer, the charge's
 * return or its refund. Those of a remittance cancel out.
 */
async function readLedger() {
  const rows = await server.deps.sql.query<{ account: string; cents: number; month: string; premium: boolean }>({
    name: "test-ledger",
    text: `SELECT CASE event WHEN 'REMITTED' THEN event ELSE account END AS account, amount_cents AS cents, month,
          event = 'REFUND_RETURNED' OR EXISTS (
          SELECT FROM premium WHERE id = subject_id UNION ALL SELECT FROM refund WHERE id = subject_id
          UNION ALL SELECT FROM policy_terms WHERE id = subject_id
          UNION ALL SELECT FROM charge_attempt WHERE id = subject_id AND premium_id IS NOT NULL
          UNION ALL SELECT FROM bank_payment WHERE id = subject_id AND premium_id IS NOT NULL
          UNION ALL SELECT FROM provider_movement movement
            JOIN charge_attempt charge ON charge.provider_charge_id = movement.charge_id
            WHERE event = 'DEBIT_RETURNED' AND movement.id = subject_id AND premium_id IS NOT NULL) AS premium
        FROM ledger_entry`,
    values: [],
  });
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
}
type Entry = Awaited<ReturnType<typeof readLedger>>[number];

const sum = (cents: readonly number[]) => cents.reduce((total, item) => total + item, 0);
const total = (entries: Entry[], account: string) =>
  sum(entries.filter((entry) => entry.account === account).map(({ cents }) => cents));
/** Where premiums arrive, and refunds leave. */
const paidTo = ["PROVIDER", "RECEIVED_BANK", "REFUNDS_BANK"];
const toCents = (euros: number) => Math.round(euros * 100);

test("every figure and every closed month equals the ledger's sum after random policies from start to end", async () => {
  const anyStep = fc.oneof({ arbitrary: anyAct, weight: 2 }, { arbitrary: fc.oneof(...bankActs(desk)), weight: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyContract, { minLength: 1, maxLength: 2 }),
      fc.array(fc.record({ act: anyStep, statements: fc.nat({ max: 16 }) }), { minLength: 4, maxLength: 14 }),
      fc.constantFrom("succeeded", "failed"),
      async (...sequence) => {
        await play(...sequence);
        const ledger = await readLedger();
        const figures = await read();
        const { stored, counted } = await readClosedSums();
        expect(stored).toEqual(counted);
        // The stored figures equal the ledger's afterwards. The exposure follows the policies.
        const withoutExposure = (months: typeof figures) => months.map((month) => ({ ...month, exposure: 0 }));
        expect(withoutExposure(await countAgain())).toEqual(withoutExposure(figures));
        for (const { month, paid, open, claimsPaid } of figures.filter(({ country }) => country === "de")) {
          const inMonth = ledger.filter((entry) => entry.month === month);
          const until = ledger.filter((entry) => entry.month <= month && entry.premium);
          expect(toCents(claimsPaid)).toBe(total(inMonth, "CLAIMS"));
          const ofPremiums = inMonth.filter((entry) => entry.premium);
          expect(toCents(paid)).toBe(sum(paidTo.map((account) => total(ofPremiums, account))));
          expect(toCents(open)).toBe(total(until, "RECEIVABLE") + total(until, "IN_COLLECTION"));
        }
        // Two years later every period is over, so everything left of the premiums is earned, in one month or another.
        const later = { now: () => new Date(`${addMonths(localDay("de", clock.now()), 24)}T12:00:00Z`) };
        const { months: earned } = await readMoney({ ...server.deps, clock: later }, 240);
        // A credit is negative.
        expect(sum(earned.map((month) => toCents(month.earned))) + total(ledger, "PREMIUM_PAYABLE")).toBe(0);
      },
    ),
    { numRuns: loadSize(8, 300) },
  );
  // Otherwise the test compared nothing.
  expect((await server.deps.db.selectFrom("closed_month").selectAll().execute()).length).toBeGreaterThan(1);
});

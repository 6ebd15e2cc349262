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
import { addColleague, logInAsStaff } from "#testing/people/staff.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { readMoney } from "./read-money.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
  people = [await addColleague(server, { name: "Eva", role: "underwriter" })];
  people.push(await addColleague(server, { name: "Ute", role: "underwriter" }));
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

let people: string[];
/** Closes the first open month if nothing stops it. */
async function closeNextMonth(deps: Deps): Promise<void> {
  const month = (await readMonths(deps)).findLast(({ closedAt }) => closedAt === null)?.month;
  const [askedBy = "", approvedBy = ""] = people;
  if (month !== undefined && (await readBooksNow(deps)))
    await inTransaction(deps.db, (transaction) => closeMonth(transaction, deps, { month, askedBy, approvedBy }));
}

/** What somebody at the desk does before a close. */
async function settleNotices(): Promise<void> {
  const settled = { settled_at: clock.now(), settled_by: people[0] ?? null, note: "explained" };
  await server.deps.db.updateTable("payment_notice").set(settled).where("settled_at", "is", null).execute();
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
    await transaction.deleteFrom("money_month").execute();
    counted = await read(transaction);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  return counted;
}

/** Our balance at the provider since then, by the ledger. */
async function readProvider(since: Date): Promise<number> {
  const { cents } = await server.deps.db
    .selectFrom("ledger_entry")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("amount_cents"), sql<number>`0`).as("cents"))
    .where("account", "=", "PROVIDER")
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return cents;
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
      await settleNotices();
      // The server is killed while it closes a month, which takes only a few statements.
      world.kill(statements);
      await world.attempt(closeNextMonth);
      world.kill(Number.POSITIVE_INFINITY);
    }
    await world.settle(openRefunds);
    expect(await readProvider(world.started)).toBe(world.account.books.balance());
    await settleNotices();
    clock.advance(20 * 24 * hour);
    for (let months = 0; months < 2; months++) await world.attempt(closeNextMonth);
  } finally {
    await world.close();
  }
}

/**
 * Every entry, and whether it is about a premium: the premium itself, terms that change it, its charge, the charge's
 * return or its refund.
 */
async function readLedger() {
  const rows = await server.deps.sql.query<{ account: string; cents: number; month: string; premium: boolean }>({
    name: "test-ledger",
    text: `SELECT account, amount_cents AS cents, month, event = 'REFUND_RETURNED' OR EXISTS (
          SELECT FROM premium WHERE id = subject_id UNION ALL SELECT FROM refund WHERE id = subject_id
          UNION ALL SELECT FROM policy_terms WHERE id = subject_id
          UNION ALL SELECT FROM charge_attempt WHERE id = subject_id AND premium_id IS NOT NULL
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
const toCents = (euros: number) => Math.round(euros * 100);

test("every figure and every closed month equals the ledger's sum after random policies from start to end", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyContract, { minLength: 1, maxLength: 2 }),
      fc.array(fc.record({ act: anyAct, statements: fc.nat({ max: 16 }) }), { minLength: 4, maxLength: 10 }),
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
          expect(toCents(paid)).toBe(
            total(
              inMonth.filter(({ premium }) => premium),
              "PROVIDER",
            ),
          );
          expect(toCents(open)).toBe(total(until, "RECEIVABLE") + total(until, "IN_COLLECTION"));
        }
        // Two years later every period is over, so everything left of the premiums is earned, in one month or another.
        const later = { now: () => new Date(`${addMonths(localDay("de", clock.now()), 24)}T12:00:00Z`) };
        const { months: earned } = await readMoney({ ...server.deps, clock: later }, 240);
        // A credit is negative.
        expect(sum(earned.map((month) => toCents(month.earned))) + total(ledger, "PREMIUM_PAYABLE")).toBe(0);
      },
    ),
    { numRuns: 8 },
  );
  // Otherwise the test compared nothing.
  expect((await server.deps.db.selectFrom("closed_month").selectAll().execute()).length).toBeGreaterThan(1);
});

import { addMonths, getMoney, releaseAsLandlord } from "@kautia/contract";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postToLedger } from "../../billing/post-to-ledger.ts";
import { makeFakeClock } from "../../testing/fake-clock.ts";
import { testEngine } from "../../testing/make-test-database.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { type Act, anyAct, cardNumber } from "../../testing/money-model/acts.ts";
import { World } from "../../testing/money-model/world.ts";
import type { Database } from "../../platform/database/schema.ts";
import { failingCard, makeAccepted, readLandlordToken, runUntil } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { foldMoney } from "../fold-sums.ts";
import { readMoney } from "./read-money.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
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
  const { body } = await own.call(getMoney, { query: {} }, await logInAtDesk(own));
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

/** The figures, which must be the same from the kept sums, from all rows while there are none, and from sums made of all rows. */
async function readBothWays() {
  const { db, sql: run } = server.deps;
  const read = () => readMoney({ sql: run, clock }, 36);
  const kept = await read();
  await db.deleteFrom("money_day").execute();
  expect(await read()).toEqual(kept);
  await foldMoney(db);
  expect(await read()).toEqual(kept);
  return kept;
}

/** Germany's last three months, in cents. */
const readQuarter = async () =>
  (await readBothWays())
    .filter(({ country }) => country === "de")
    .slice(-3)
    .map(({ earned, paid, open, exposure }) => [earned, paid, open, exposure].map(toCents));

async function play(
  cards: string[],
  acts: { act: Act; statements: number }[],
  openRefunds: "succeeded" | "failed",
): Promise<void> {
  const world = await World.open(server, clock, cards);
  try {
    await world.pass(20 * hour);
    for (const { act, statements } of acts) {
      await act.run(world);
      // Fewer than four: the worker is killed while it folds.
      world.kill(statements);
      await world.attempt(({ db }) => foldMoney(db));
      world.kill(Number.POSITIVE_INFINITY);
    }
    await world.settle(openRefunds);
  } finally {
    await world.close();
  }
}

/** Every entry, and whether it is about a premium: the premium itself, its charge, the charge's return or its refund. */
async function readLedger() {
  const rows = await server.deps.sql.query<{ account: string; cents: number; at: Date; premium: boolean }>({
    name: "test-ledger",
    text: `SELECT account, amount_cents AS cents, at, event = 'REFUND_RETURNED' OR EXISTS (
          SELECT FROM premium WHERE id = subject_id UNION ALL SELECT FROM refund WHERE id = subject_id
          UNION ALL SELECT FROM charge_attempt WHERE id = subject_id AND premium_id IS NOT NULL
          UNION ALL SELECT FROM provider_movement movement
            JOIN charge_attempt charge ON charge.provider_charge_id = movement.charge_id
            WHERE event = 'DEBIT_RETURNED' AND movement.id = subject_id AND premium_id IS NOT NULL) AS premium
        FROM ledger_entry`,
    values: [],
  });
  return rows.map((row) => ({ ...row, month: localDay("de", row.at).slice(0, 7) }));
}
type Entry = Awaited<ReturnType<typeof readLedger>>[number];

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const total = (entries: Entry[], account: string) =>
  sum(entries.filter((entry) => entry.account === account).map(({ cents }) => cents));
const toCents = (euros: number) => Math.round(euros * 100);

test("every figure equals the ledger's sum after random policies from start to end", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cardNumber, { minLength: 1, maxLength: 2 }),
      fc.array(fc.record({ act: anyAct, statements: fc.nat({ max: 5 }) }), { minLength: 4, maxLength: 10 }),
      fc.constantFrom("succeeded", "failed"),
      async (...sequence) => {
        await play(...sequence);
        const ledger = await readLedger();
        const figures = await readBothWays();
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
        const earned = await readMoney({ sql: server.deps.sql, clock: later }, 240);
        // A credit is negative.
        expect(sum(earned.map((month) => toCents(month.earned))) + total(ledger, "PREMIUMS")).toBe(0);
      },
    ),
    { numRuns: 8 },
  );
});

test("follows endings, refunds and late bookings, also in earlier months", async () => {
  const [january, march] = [new Date("2031-01-14T10:00:00Z"), new Date("2031-03-15T10:00:00Z")];
  clock.set(march);
  const before = await readQuarter();
  const added = async () =>
    (await readQuarter()).map((figures, month) => figures.map((cents, at) => cents - (before[month]?.[at] ?? 0)));
  clock.set(january);
  const world = await World.open(server, clock, ["4242424242424242"]);
  await world.pass(48 * hour);
  await world.close();
  clock.set(march);
  const [ref_id = ""] = world.refIds;
  const { db, random } = server.deps;
  const premium = await db.selectFrom("premium").selectAll().where("ref_id", "=", ref_id).executeTakeFirstOrThrow();
  const { id: premium_id, period_from, currency } = premium;
  expect(period_from).toBe("2031-01-17");
  expect(await added()).toEqual([
    [340, 635, 0, 150_000],
    [295, 0, 0, 150_000],
    [0, 0, 0, 150_000],
  ]);

  await db.updateTable("policy").set({ covered_until: "2031-02-07" }).where("ref_id", "=", ref_id).execute();
  expect(await added()).toEqual([
    [454, 635, 0, 150_000],
    [181, 0, 0, 0],
    [0, 0, 0, 0],
  ]);

  const refund = { id: random.uuid(), premium_id, ref_id, amount_cents: 200, status: "DUE" as const };
  await db
    .insertInto("refund")
    .values({ ...refund, due_at: march, try_at: march })
    .execute();
  const about = {
    subjectId: refund.id,
    refId: ref_id,
    amountCents: 200,
    currency,
    at: new Date("2031-02-10T10:00:00Z"),
  };
  await db.transaction().execute((transaction) => postToLedger(transaction, "REFUND_PAID", about));
  expect(await added()).toEqual([
    [311, 635, 0, 150_000],
    [124, -200, 0, 0],
    [0, 0, 0, 0],
  ]);

  await db.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", premium_id).execute();
  expect((await added()).map(([earned]) => earned)).toEqual([0, 0, 0]);
});

test.runIf(testEngine() === "postgres")("counts a booking once that is made while workers fold", async () => {
  const { db } = server.deps;
  const raise = (by: Kysely<Database>) =>
    by
      .updateTable("policy")
      .set(({ eb }) => ({ deposit_cents: eb("deposit_cents", "+", 100) }))
      .execute();
  const exposure = async () => (await readBothWays()).at(-2)?.exposure ?? 0;
  const before = await exposure();
  await db.deleteFrom("money_day").execute();
  // The first fold counts all rows without this one, which is not committed yet.
  await db.transaction().execute(async (transaction) => {
    await raise(transaction);
    await Promise.all([foldMoney(db), foldMoney(db)]);
  });
  const after = await exposure();
  expect(after).toBeGreaterThan(before);
  await raise(db);
  await Promise.all([foldMoney(db), foldMoney(db), foldMoney(db)]);
  expect(await exposure()).toBeCloseTo(2 * after - before, 2);
});

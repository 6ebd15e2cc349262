import { addMonths, getMoney, releaseAsLandlord } from "@kautia/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postToLedger } from "../../billing/post-to-ledger.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { makeFakeClock } from "../../testing/fake-clock.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { type Act, anyAct, cardNumber } from "../../testing/money-model/acts.ts";
import { World } from "../../testing/money-model/world.ts";
import { failingCard, makeAccepted, readLandlordToken, runUntil } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { readMoney } from "./read-money.ts";
import { storeNextMonth } from "./store-months.ts";

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

const read = async () => (await readMoney({ ...server.deps, clock }, 36)).months;

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
      // Fewer than five: the worker is killed while it stores a month.
      world.kill(statements);
      await world.attempt(storeNextMonth);
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

const sum = (cents: readonly number[]) => cents.reduce((total, item) => total + item, 0);
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
        const figures = await read();
        // What was stored while it all happened is what the ledger says afterwards. The exposure follows the policies.
        await server.deps.db.deleteFrom("money_month").execute();
        const withoutExposure = (months: typeof figures) => months.map((month) => ({ ...month, exposure: 0 }));
        expect(withoutExposure(await read())).toEqual(withoutExposure(figures));
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
        expect(sum(earned.map((month) => toCents(month.earned))) + total(ledger, "PREMIUMS")).toBe(0);
      },
    ),
    { numRuns: 8 },
  );
});

test("stores a month the day after it is over, and counts what happens later in the open month", async () => {
  const own = await makeTestServer();
  const deps = { ...own.deps, clock };
  /** Germany's last two months, in cents. */
  const readTwo = async () =>
    (await readMoney(deps, 12)).months
      .filter(({ country }) => country === "de")
      .slice(-2)
      .map(({ earned, paid, open, exposure }) => [earned, paid, open, exposure].map(toCents));
  clock.set(new Date("2031-01-14T10:00:00Z"));
  const world = await World.open(own, clock, ["4242424242424242"]);
  await world.pass(48 * hour);
  await world.close();

  clock.set(new Date("2031-02-01T11:00:00Z"));
  expect(await storeNextMonth(deps)).toBe(0);
  const january = [340, 635, 0, 150_000];
  expect(await readTwo()).toEqual([january, [23, 0, 0, 150_000]]);
  clock.set(new Date("2031-02-02T11:00:00Z"));
  // Two workers at once.
  await Promise.all([storeNextMonth(deps), storeNextMonth(deps)]);
  expect(await storeNextMonth(deps)).toBe(0);
  expect((await readMoney(deps, 12)).storedUntil).toBe("2031-01");
  expect(await readTwo()).toEqual([january, [46, 0, 0, 150_000]]);

  // The policy turns out to have ended in January, and its premium is refunded.
  const [refId = ""] = world.refIds;
  await own.deps.db.updateTable("policy").set({ covered_until: "2031-01-20" }).where("ref_id", "=", refId).execute();
  const premium = await own.deps.db
    .selectFrom("premium")
    .select(["amount_cents as amountCents", "currency", "period_from as from", "period_until as until"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const about = { ...premium, subjectId: own.deps.random.uuid(), refId, at: clock.now(), period: premium };
  await inTransaction(own.deps.db, (transaction) => postToLedger(transaction, "REFUND_DUE", about));
  expect(await readTwo()).toEqual([january, [-340, 0, 0, 0]]);
  await own.close();
});

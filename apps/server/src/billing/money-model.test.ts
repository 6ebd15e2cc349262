import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { addColleague } from "#testing/people/staff.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import type { Act } from "#testing/money-model/act.ts";
import { anyAct, anyBeginning, anyContract } from "#testing/money-model/acts.ts";
import { checkStep } from "#testing/money-model/check-step.ts";
import { type Contract, World } from "#testing/money-model/world.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { reconcile } from "./books/reconcile.ts";

const server = await makeTestServer();
// Records deaths, insolvencies and payouts.
await addColleague(server, { name: "Uwe", role: "underwriter" });
afterAll(() => server.close());

const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
const sequences = loadSize(14, testEngine() === "postgres" ? 10_000 : 200);
const hour = 3_600_000;

let played = 0;

/** Each part ends with everything settled. */
interface Part {
  acts: Act[];
  openRefunds: "succeeded" | "failed";
}

async function play(contracts: Contract[], before: Act[], parts: Part[]): Promise<void> {
  played += 1;
  // Test databases have no autovacuum, so each sequence would take longer than the one before.
  if (played % 250 === 0) await sql`VACUUM ANALYZE`.execute(server.deps.db);
  const world = await World.open(server, clock, contracts);
  try {
    await run(world, before);
    await world.pass(20 * hour);
    for (const { acts, openRefunds } of parts) {
      await run(world, acts);
      await world.settle(openRefunds);
      await expectEqualBooks(world);
    }
  } finally {
    await world.close();
  }
}

async function run(world: World, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    await act.run(world);
    expect(await checkStep({ db: server.deps.db, clock }, world.refIds), fc.stringify(act)).toEqual([]);
  }
}

async function expectEqualBooks(world: World): Promise<void> {
  const { ours, succeeded, ...rest } = await readBooks(world);
  expect(ours).toBe(world.account.books.balance());
  expect(succeeded).toBe(world.account.succeeded().length);
  const none = { unpaidClaims: 0, owed: 0, withoutTenant: [], open: [], differences: [] };
  expect(rest).toEqual({ unsettled: [0, 0], ...none, wrong: [], otherStates: [] });
}

async function readBooks(world: World) {
  const { started, refIds } = world;
  const { db } = server.deps;
  const entries = await db
    .selectFrom("ledger_entry")
    .select("account")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("at", ">=", started)
    .groupBy("account")
    .execute();
  const { PROVIDER = 0, ...others } = Object.fromEntries(entries.map(({ account, cents }) => [account, cents]));
  const attempts = await db
    .selectFrom("charge_attempt")
    .leftJoin("premium", "premium.id", "premium_id")
    .leftJoin("instalment", "instalment.id", "instalment_id")
    .leftJoin("repayment", "repayment.id", "repayment_id")
    .select(["charge_attempt.status", "present_until", "planned_by"])
    .where(({ eb, fn }) => eb(fn.coalesce("premium.ref_id", "instalment.ref_id"), "in", refIds))
    .execute();
  const refunds = await db.selectFrom("refund").select("status").where("ref_id", "in", refIds).execute();
  const differences = (await reconcile(world.deps(), localDay("de", started))).flatMap(
    (account) => account.differences,
  );
  return {
    ours: PROVIDER,
    unsettled: [others["IN_COLLECTION"] ?? 0, others["UNEXPLAINED"] ?? 0],
    unpaidClaims: (others["CLAIMS"] ?? 0) + (others["CLAIMS_BANK"] ?? 0),
    withoutTenant: attempts.filter((attempt) => attempt.planned_by === "calendar" && attempt.present_until === null),
    open: [...attempts, ...refunds].filter(({ status }) => ["ASKED", "DUE", "PENDING"].includes(status)),
    succeeded: attempts.filter(({ status }) => status === "SUCCEEDED" || status === "RETURNED").length,
    owed: (others["RECEIVABLE"] ?? 0) - (await sumOwed(refIds)),
    differences,
    wrong: await checkStep({ db, clock }, refIds),
    otherStates: await findOtherPaymentStates(refIds),
  };
}

/** Policies whose stored payment state is not that of their premiums. */
async function findOtherPaymentStates(refIds: readonly string[]): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT ref_id, payment_state FROM policy WHERE ref_id = ANY(${refIds}) AND payment_state <> CASE
      WHEN EXISTS (SELECT FROM premium p WHERE p.ref_id = policy.ref_id AND p.status IN ('DUE', 'UNPAID')
        AND p.first_failed_on IS NOT NULL) THEN 'PAST_DUE'
      WHEN EXISTS (SELECT FROM premium p WHERE p.ref_id = policy.ref_id AND p.status = 'PAID') THEN 'PAID'
      ELSE 'UNCHARGED' END`.execute(server.deps.db);
  return rows;
}

/** Premiums and repayments that are not paid. */
async function sumOwed(refIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(cents), 0)::integer AS cents FROM (
      SELECT amount_cents AS cents FROM premium WHERE ref_id = ANY(${refIds}) AND status IN ('DUE', 'UNPAID')
      UNION ALL SELECT amount_cents FROM instalment WHERE ref_id = ANY(${refIds}) AND status <> 'PAID'
      UNION ALL SELECT amount_cents FROM repayment WHERE ref_id = ANY(${refIds}) AND parts IS NULL) AS owed`.execute(
    server.deps.db,
  );
  return rows[0]?.cents ?? 0;
}

const anyPart = fc.record<Part>({
  acts: fc.array(anyAct, { minLength: 2, maxLength: 7 }),
  openRefunds: fc.constantFrom("succeeded", "failed"),
});

test(
  `the ledger equals the provider's balance to the cent after ${sequences} random sequences`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyContract, { minLength: 1, maxLength: 2 }),
        fc.array(anyBeginning, { maxLength: 2 }),
        fc.array(anyPart, { minLength: 1, maxLength: 2 }),
        play,
      ),
      { numRuns: sequences },
    );
  },
  3 * 3_600_000,
);

import { minChargeCents } from "@kautia/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { addColleague } from "#testing/people/staff.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { type Act, anyAct, cardNumber } from "#testing/money-model/acts.ts";
import { World } from "#testing/money-model/world.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { paidUntil } from "../policy/index.ts";
import { reconcile } from "./books/reconcile.ts";
import { isTooHigh } from "./cancel-open-premiums.ts";
import { readShares } from "./read-shares.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
  // Records deaths and insolvencies.
  await addColleague(server, { name: "Uwe", role: "underwriter" });
});
afterAll(() => server.close());

const clock = makeFakeClock("2027-01-15T10:00:00.000Z");
const sequences = loadSize(20, testEngine() === "postgres" ? 10_000 : 200);
const hour = 3_600_000;

let played = 0;

async function play(cards: string[], acts: Act[], openRefunds: "succeeded" | "failed") {
  played += 1;
  // Test databases have no autovacuum, so each sequence would take longer than the one before.
  if (played % 250 === 0) await sql`VACUUM ANALYZE`.execute(server.deps.db);
  const world = await World.open(server, clock, cards);
  try {
    await world.pass(20 * hour);
    for (const act of acts) await act.run(world);
    await world.settle(openRefunds);
    return {
      ...(await readBooks(world)),
      theirs: world.account.books.balance(),
      paid: world.account.succeeded().length,
    };
  } finally {
    await world.close();
  }
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
    wrongShares: await findWrongShares(refIds),
    otherStates: await findOtherPaymentStates(refIds),
  };
}

/** Premiums of which more is asked or kept than is owed, and policies that cost more than their premiums. */
async function findWrongShares(refIds: readonly string[]): Promise<object[]> {
  const { db } = server.deps;
  const policies = await db.selectFrom("policy").selectAll().where("ref_id", "in", refIds).execute();
  const wrong: object[] = [];
  for (const policy of policies) {
    const { premiums, periods } = (await readShares(db, policy, paidUntil(policy))) ?? { premiums: [], periods: [] };
    const kept = premiums.filter(
      ({ status, amountCents, refundedCents, shareCents }) =>
        status === "PAID" && amountCents - refundedCents > shareCents,
    );
    wrong.push(...kept, ...premiums.filter(isTooHigh));
    const missing = periods.reduce((sum, { missingCents }) => sum + missingCents, 0);
    if (policy.cover_state === "ACCEPTED" && missing >= minChargeCents) wrong.push({ refId: policy.ref_id, missing });
  }
  return wrong;
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

test(
  `the ledger equals the provider's balance to the cent after ${sequences} random sequences`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(cardNumber, { minLength: 1, maxLength: 2 }),
        fc.array(anyAct, { minLength: 2, maxLength: 10 }),
        fc.constantFrom("succeeded", "failed"),
        async (...sequence) => {
          const { ours, theirs, paid, succeeded, ...rest } = await play(...sequence);
          expect(ours).toBe(theirs);
          expect(succeeded).toBe(paid);
          const none = { unpaidClaims: 0, owed: 0, withoutTenant: [], open: [], differences: [] };
          expect(rest).toEqual({ unsettled: [0, 0], ...none, wrongShares: [], otherStates: [] });
        },
      ),
      { numRuns: sequences },
    );
  },
  3 * 3_600_000,
);

import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { runNow } from "#testing/server/run-now.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { makeWork } from "../work.ts";
import { leaseCharges } from "./lease-charges.ts";
import { duePremiums } from "./tasks.ts";

let server: StripeServer;
afterEach(() => server.close());

const charges = /^\/v1\/payment_intents$/;
const size = loadSize(30, 500);

async function readBooks(refIds: readonly string[]) {
  const { db } = server.deps;
  const rows = await db
    .selectFrom("ledger_entry")
    .select(["ref_id", "account"])
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("ref_id", "in", [...refIds])
    .groupBy(["ref_id", "account"])
    .execute();
  const paid = rows.filter(({ account }) => account === "PROVIDER").map(({ cents }) => cents);
  const owed = rows.filter(
    ({ account, cents }) => account !== "PROVIDER" && account !== "PREMIUM_PAYABLE" && cents !== 0,
  );
  const succeeded = server.account.succeeded().map(({ metadata }) => metadata["refId"] ?? "");
  return { paid, owed, succeeded };
}

test(`two workers charge ${size} due premiums exactly once while the provider fails in every way`, async () => {
  server = await makeStripeServer({ timeout: 1_500 });
  const dueOn = dayFromNow(server, 3);
  const cards = Array.from({ length: size }, () => giveStripeCard(server));
  const refIds = await writeDuePolicies(server, { cards, dueOn });
  const kinds = ["refuse", "silence before", "silence after", "500 after"] as const;
  for (const kind of kinds) server.double.faults.on("POST", charges, { kind }, Math.ceil(size / 20));
  server.double.faults.on("GET", charges, { kind: "refuse" }, Math.ceil(size / 20));
  const { deps } = server;
  const { brand, operator, publicUrl } = deps.config;
  const workers = [1, 2].map(() => makeWork({ ...deps, brand, operator, publicUrl }));
  // After more than a day, Stripe has forgotten the keys for which it stored a server error.
  const until = new Date(`${dayFromNow(server, 5)}T12:00:00Z`);
  await Promise.all(workers.map((worker) => worker.runDueUntil(until)));
  const { paid, owed, succeeded } = await readBooks(refIds);
  expect(succeeded.toSorted()).toEqual(refIds.toSorted());
  expect(paid).toEqual(refIds.map(() => 635));
  expect(owed).toEqual([]);
}, 600_000);

test("writes and charges twenty due premiums with as many statements as one", async () => {
  server = await makeStripeServer();
  const dueOn = dayFromNow(server, 3);
  const now = new Date(`${dueOn}T12:00:00Z`);
  const { deps } = server;
  const { brand, operator, publicUrl } = deps.config;
  const countStatements = async (premiums: number) => {
    await writeDuePolicies(server, { cards: Array.from({ length: premiums }, () => giveStripeCard(server)), dueOn });
    let statements = 0;
    const db = deps.db.withPlugin({
      transformQuery({ node }) {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const work = { ...deps, brand, operator, publicUrl, db, clock: { now: () => now } };
    expect(await runNow(duePremiums, work)).toBe(premiums);
    const intended = await deps.db.selectFrom("charge_attempt").select("id").where("status", "=", "INTENDED").execute();
    const ids = intended.map(({ id }) => id);
    expect(await leaseCharges(db, now, ids)).toHaveLength(premiums);
    return statements;
  };
  expect(await countStatements(20)).toBe(await countStatements(1));
});

test("charges once and keeps the ledger balanced under any sequence of provider failures", async () => {
  server = await makeStripeServer({ timeout: 300 });
  const fault = fc.constantFrom(
    "refuse",
    "unavailable",
    "silence before",
    "silence after",
    "500 after",
    "500 before",
    "none",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 4 }), fc.nat({ max: 3 }), async (posts, lostQuestions) => {
      const { faults } = server.double;
      const dueOn = dayFromNow(server, 3);
      const refIds = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
      for (const kind of posts) faults.on("POST", charges, kind === "none" ? { kind: "slow", ms: 1 } : { kind });
      faults.on("GET", charges, { kind: "unavailable" }, lostQuestions);
      await server.deps.jobs.runDueUntil(new Date(`${dayFromNow(server, 6)}T12:00:00Z`));
      faults.clear();
      await server.deps.jobs.runDueUntil(new Date(`${dayFromNow(server, 2)}T12:00:00Z`));
      for (const refId of refIds) expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
      const { paid, owed } = await readBooks(refIds);
      expect([paid, owed]).toEqual([[635], []]);
    }),
    { numRuns: Math.min(loadSize(8, 100), 100) },
  );
}, 600_000);

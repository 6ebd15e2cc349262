import { afterEach, beforeEach, expect, test } from "vitest";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "#testing/doubles/stripe-server.ts";

let server: StripeServer;
beforeEach(async () => {
  server = await makeStripeServer();
});
afterEach(() => server.close());

test("a policy whose premium exists already stops no other premium, and is named", async () => {
  const { db, jobs, clock } = server.deps;
  const dueOn = dayFromNow(server, 0);
  const [bad = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
  await jobs.runDueUntil(clock.now());
  await db
    .updateTable("policy")
    .set({ next_premium_number: 1, next_premium_at: clock.now() })
    .where("ref_id", "=", bad)
    .execute();
  const others = await writeDuePolicies(server, {
    cards: Array.from({ length: 19 }, () => giveStripeCard(server)),
    dueOn,
  });
  await expect(jobs.runDueUntil(clock.now())).rejects.toThrow(/duplicate key value/);
  for (const refId of [bad, ...others]) expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  const failed = await db.selectFrom("failed_work").select(["task", "key", "tries"]).execute();
  expect(failed).toEqual([{ task: "premiums", key: bad, tries: 1 }]);
});

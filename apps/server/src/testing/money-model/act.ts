import fc from "fast-check";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import type { World } from "./world.ts";

/** An event in the model: at our end, at a tenant's, at a bank, or in the connection to Stripe. */
export interface Act {
  run(world: World): unknown;
}

export function act<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  run: (world: World, chosen: T) => unknown,
  weight = 1,
): fc.WeightedArbitrary<Act> {
  const toAct = (chosen: T) => ({
    run: (world: World) => run(world, chosen),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(chosen)}`,
  });
  return { arbitrary: arbitrary.map(toAct), weight };
}

export const which = fc.nat({ max: 5 });

export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(list.length, 1)];
}

export interface Locked {
  transaction: Transaction<Database>;
  deps: Deps;
  policy: Policy;
  today: string;
}

/** Does something to one of the policies, in one transaction, which may die midway. */
export async function toPolicy(world: World, at: number, run: (locked: Locked) => Promise<unknown>): Promise<void> {
  const refId = pick(world.refIds, at) ?? "";
  await world.attempt((deps) =>
    inTransaction(deps.db, async (transaction) => {
      const policy = await lockPolicy(transaction, refId);
      await run({ transaction, deps, policy, today: localDay("de", deps.clock.now()) });
    }),
  );
}

/** The person at the desk who records it. */
export async function findStaff(transaction: Locked["transaction"]): Promise<string> {
  const people = transaction.selectFrom("staff_account").select("id").limit(1);
  return (await people.executeTakeFirstOrThrow()).id;
}

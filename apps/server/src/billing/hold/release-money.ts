import { requestReading } from "../books/request-reading.ts";
import type { Reconciliation } from "../books/reconcile.ts";
import { storeMovements } from "../books/store-movements.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { noteReleased } from "./money-hold.ts";
import { readPlace } from "./place.ts";

/**
 * Lets money move again after an operator has compared the books. Writes down what the provider lists, so that the
 * worker finds lost charges by it, whatever card they were made with.
 */
export async function releaseMoney(
  { db, random, clock }: Pick<WorkDeps, "db" | "random" | "clock">,
  accounts: readonly Pick<Reconciliation, "country" | "movements">[],
): Promise<void> {
  const place = await readPlace(db);
  const now = clock.now();
  const newest = accounts.flatMap(({ movements }) => movements.map(({ at }) => at.getTime()));
  await inTransaction(db, async (transaction) => {
    for (const { country, movements } of accounts) {
      await storeMovements(transaction, { random }, country, movements);
      await requestReading(transaction, country, now);
    }
    await noteReleased(transaction, place, new Date(Math.max(now.getTime(), ...newest)));
  });
}

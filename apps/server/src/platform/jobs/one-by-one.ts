import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";

/**
 * Handles each row of a task in a transaction of its own. `handle` locks the row and returns false if another worker was
 * faster. Returns how many rows were handled.
 */
export function oneByOne<Deps extends { db: Kysely<Database> }>(
  handle: (transaction: Transaction<Database>, deps: Deps, key: string) => Promise<boolean>,
): (deps: Deps, keys: readonly string[]) => Promise<number> {
  return async (deps, keys) => {
    let handled = 0;
    for (const key of keys)
      if (await inTransaction(deps.db, (transaction) => handle(transaction, deps, key))) handled += 1;
    return handled;
  };
}

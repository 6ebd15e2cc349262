import type { Kysely, Transaction } from "kysely";
import { hasCode } from "./has-code.ts";

/** PostgreSQL rolled the transaction back because of a concurrent one: a serialization failure or a deadlock. */
const rolledBack = /^(40001|40P01)$/;

/** Another request changed what the attempt had read. */
export class ConflictError extends Error {
  override name = "ConflictError";
}

/**
 * Runs `work` in the transaction that it is given, or in a new one, and again in a new one if PostgreSQL rolls it back
 * because of a concurrent transaction. So `work` may run more than once. It sends all its queries to the transaction:
 * PGlite has only one connection, and a query outside of the transaction would wait for it for ever.
 */
export function inTransaction<Tables, Answer>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (isTransaction(db)) return work(db);
  return retry(
    (error) => hasCode(error, rolledBack),
    () => db.transaction().execute(work),
  );
}

/** Runs `read`, whose queries all see the database as of the first one. It must not write. */
export function inSnapshot<Tables, Answer>(
  db: Kysely<Tables>,
  read: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

function isTransaction<Tables>(db: Kysely<Tables>): db is Transaction<Tables> {
  return db.isTransaction;
}

/**
 * Reads, decides and writes once more for each ConflictError that `attempt` throws (docs/decisions.md). What takes long,
 * such as asking a provider, stays outside of the transaction that writes.
 */
export function retryOnConflict<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  return retry((error) => error instanceof ConflictError, attempt);
}

/** Ends, because with each conflict another transaction has succeeded. */
async function retry<Answer>(isConflict: (error: unknown) => boolean, attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
}

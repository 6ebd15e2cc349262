import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Waits until no other transaction holds the lock with this name, then holds it until this transaction ends. */
export async function lockByName(transaction: Transaction<Database>, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

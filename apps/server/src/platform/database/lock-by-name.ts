import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Keeps other transactions that lock the same name waiting until this one ends. */
export async function lockByName(transaction: Transaction<Database>, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

import { type RawBuilder, sql } from "kysely";

/**
 * Leaves out the demo partner and the demo account in production, because their keys and passwords are public. `table` is
 * what the query calls it.
 */
export function isNoDemo(table: string, { devCalls }: { devCalls: boolean }): RawBuilder<boolean> {
  return sql<boolean>`(NOT ${sql.ref(`${table}.demo`)} OR ${devCalls}::boolean)`;
}

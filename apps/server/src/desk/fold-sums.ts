import { type Kysely, sql } from "kysely";
import { lockByName } from "../platform/database/lock-by-name.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";

/** Sums that are kept by day (decision 0029). */
interface Sums {
  table: "money_day" | "figure_day";
  changes: "money_change" | "figure_change";
  /** The view that defines the sums by counting all rows. */
  counted: "counted_money" | "counted_figure";
  key: string[];
}

export const foldMoney = (db: Kysely<Database>): Promise<number> =>
  fold(db, {
    table: "money_day",
    changes: "money_change",
    counted: "counted_money",
    key: ["country", "figure", "day"],
  });

export const foldFigures = (db: Kysely<Database>): Promise<number> =>
  fold(db, { table: "figure_day", changes: "figure_change", counted: "counted_figure", key: ["figure", "day"] });

/**
 * Adds all changes to the sums by day and deletes them, in one statement, so that readers find each change once. Counts all
 * rows instead while there are no sums. Returns the number of changes.
 */
async function fold(db: Kysely<Database>, { table, changes, counted, key }: Sums): Promise<number> {
  const kept = sql.table(table);
  const keys = sql.join(key.map((name) => sql.ref(name)));
  return inTransaction(db, async (transaction) => {
    // Waits for another worker before the statement below takes its snapshot: both would add the same changes.
    await lockByName(transaction, table);
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    const { rows } = await sql<{ changes: number }>`
      WITH change AS (
        DELETE FROM ${sql.table(changes)} RETURNING ${keys}, amount
      ), added AS (
        INSERT INTO ${kept} AS kept (${keys}, amount)
        SELECT ${keys}, sum(amount) FROM (
          SELECT ${keys}, amount FROM change WHERE EXISTS (SELECT FROM ${kept})
          UNION ALL SELECT ${keys}, amount FROM ${sql.table(counted)} WHERE NOT EXISTS (SELECT FROM ${kept})
        ) AS more GROUP BY ${keys}
        ON CONFLICT (${keys}) DO UPDATE SET amount = kept.amount + excluded.amount
      )
      SELECT count(*)::int AS changes FROM change`.execute(transaction);
    return rows[0]?.changes ?? 0;
  });
}

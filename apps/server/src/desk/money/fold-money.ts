import { type Kysely, sql } from "kysely";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";

/**
 * Adds all changes to the sums by day and deletes them, in one statement, so that readers find each change once. Counts all
 * rows instead while there are no sums. Returns the number of changes.
 */
export async function foldMoney(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Waits for another worker before the statement below takes its snapshot: both would add the same changes.
    await lockByName(transaction, "money-days");
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    const { rows } = await sql<{ changes: number }>`
      WITH change AS (
        DELETE FROM money_change RETURNING country, figure, day, amount
      ), added AS (
        INSERT INTO money_day (country, figure, day, amount)
        SELECT country, figure, day, sum(amount) FROM (
          SELECT country, figure, day, amount FROM change WHERE EXISTS (SELECT FROM money_day)
          UNION ALL SELECT country, figure, day, amount FROM counted_money WHERE NOT EXISTS (SELECT FROM money_day)
        ) AS more GROUP BY country, figure, day
        ON CONFLICT (country, figure, day) DO UPDATE SET amount = money_day.amount + excluded.amount
      )
      SELECT count(*)::int AS changes FROM change`.execute(transaction);
    return rows[0]?.changes ?? 0;
  });
}

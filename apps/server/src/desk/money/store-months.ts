import { addDays, addMonths, countryFacts, deskCountry } from "@kautia/contract";
import { sql } from "kysely";
import type { BulkTask } from "../../platform/jobs/task.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { countMonth, findOpenMonth, readStoredMonths } from "./months.ts";

/**
 * A booking's time is when it is written, so the day after a month has ended is enough for every transaction that began
 * in it.
 */
const graceDays = 1;

const timeZone = sql.lit(countryFacts[deskCountry].timeZone);

/** Stores each month once it is over. It never changes: what is booked later counts in the month in which it is booked. */
export const monthsToStore: BulkTask<WorkDeps> = {
  name: "money-months",
  due: sql`
    SELECT (date_trunc('month', first) + interval '1 month' + interval '1 day' * ${sql.lit(graceDays)}) AT TIME ZONE ${timeZone} AS at
    FROM (SELECT coalesce((SELECT max(month) + interval '1 month' FROM money_month),
      (SELECT min(at) AT TIME ZONE ${timeZone} FROM ledger_entry WHERE account = 'PREMIUMS')) AS first) AS open
    WHERE first IS NOT NULL`,
  run: storeNextMonth,
};

/** Returns the number of months stored, one at most. */
export async function storeNextMonth({ db, clock }: Pick<WorkDeps, "db" | "clock">): Promise<number> {
  const stored = await readStoredMonths(db);
  const month = await findOpenMonth(db, stored);
  const now = clock.now();
  if (month === null || localDay(deskCountry, now) < addDays(addMonths(month, 1), graceDays)) return 0;
  const counted = await countMonth({ db, clock }, month, stored);
  await db
    .insertInto("money_month")
    .values(counted.map((row) => ({ ...row, stored_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}

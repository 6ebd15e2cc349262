import { sql } from "kysely";
import type { BulkTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { countMonth, openMonth, readStoredMonths } from "./months.ts";

/** Stores each month once it is over. It never changes: what is booked later counts in the month in which it is booked. */
export const monthsToStore: BulkTask<WorkDeps> = {
  name: "money-months",
  due: sql`SELECT at FROM (${openMonth}) AS open`,
  run: storeNextMonth,
};

/** Returns the number of months stored, one at most. */
export async function storeNextMonth({ db, clock }: Pick<WorkDeps, "db" | "clock">): Promise<number> {
  const stored_at = clock.now();
  const [open] = (await openMonth.execute(db)).rows;
  if (!open || open.at > stored_at) return 0;
  const counted = await countMonth({ db, clock }, open.month, await readStoredMonths(db, open.month));
  await db
    .insertInto("money_month")
    .values(counted.map((month) => ({ ...month, stored_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}

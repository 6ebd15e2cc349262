import { sql } from "kysely";
import type { BulkTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { countMonth, openMonth, readStoredMonths } from "./months.ts";

/** Stores each month the day after it is over. A stored month never changes: later bookings count in their own month. */
export const monthsToStore: BulkTask<WorkDeps> = {
  name: "money-months",
  due: sql`SELECT at FROM (${openMonth}) AS open`,
  run: storeNextMonth,
};

/** Returns 1 if a month was due, otherwise 0. */
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

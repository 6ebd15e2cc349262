import { addDays, type CalendarDate, type Country, ratingDelayDays } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";

/** Schedules the request for the start of the local day `ratingDelayDays` after cover begins. */
export async function scheduleRatingRequest(
  transaction: Transaction<Database>,
  policy: { refId: string; country: Country; coverStart: CalendarDate },
): Promise<void> {
  const ask_at = startOfLocalDay(policy.country, addDays(policy.coverStart, ratingDelayDays));
  await transaction
    .insertInto("rating")
    .values({ ref_id: policy.refId, ask_at })
    .onConflict((conflict) => conflict.column("ref_id").doNothing())
    .execute();
}

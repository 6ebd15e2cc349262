import { addDays, type CalendarDate, type Country, ratingDelayDays } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";

interface Begun {
  refId: string;
  country: Country;
  coverStart: CalendarDate;
}

/** Schedules the request for the start of the local day `ratingDelayDays` after cover begins. */
export async function scheduleRatingRequest(transaction: Transaction<Database>, policy: Begun): Promise<void> {
  await transaction
    .insertInto("rating")
    .values({ ref_id: policy.refId, ask_at: askAt(policy) })
    .onConflict((conflict) => conflict.column("ref_id").doNothing())
    .execute();
}

/** Moves the request, because cover begins on another day. */
export async function moveRatingRequest(transaction: Transaction<Database>, policy: Begun): Promise<void> {
  const waiting = transaction
    .updateTable("rating")
    .set({ ask_at: askAt(policy) })
    .where("ask_at", "is not", null);
  await waiting.where("ref_id", "=", policy.refId).execute();
}

function askAt({ country, coverStart }: Begun): Date {
  return startOfLocalDay(country, addDays(coverStart, ratingDelayDays));
}

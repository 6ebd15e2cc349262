import type { Country } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { day, minute } from "../../platform/rules/durations.ts";

/** In ms. Long enough that a burst of webhooks causes only one reading. */
export const afterNotice = minute;
/** In ms. A webhook usually triggers a reading sooner; without one, the provider's fee is booked within a day. */
export const afterSettling = day;

/** Schedules a reading of the provider's movements. Writes and locks nothing if an earlier one is already scheduled. */
export async function requestReading(db: Kysely<Database>, country: Country, at: Date): Promise<void> {
  await db
    .updateTable("provider_account")
    .set({ read_at: at })
    .where("country", "=", country)
    .where((where) => where.or([where("read_at", "is", null), where("read_at", ">", at)]))
    .execute();
}

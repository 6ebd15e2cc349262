import type { Country } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** In ms. A burst of webhooks leads to one reading. */
export const afterNotice = 60_000;
/** In ms. A webhook usually comes sooner; without one, the provider's fee is still booked within a day. */
export const afterSettling = 86_400_000;

/**
 * Has the provider's movements read at that time. Does nothing, and locks nothing, when an earlier reading is planned.
 */
export async function requestReading(db: Kysely<Database>, country: Country, at: Date): Promise<void> {
  await db
    .updateTable("provider_account")
    .set({ read_at: at })
    .where("country", "=", country)
    .where((where) => where.or([where("read_at", "is", null), where("read_at", ">", at)]))
    .execute();
}

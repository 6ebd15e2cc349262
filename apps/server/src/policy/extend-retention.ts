import { type CalendarDate, keptUntil } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

/** A charge or refund after the end has its own retention. Never shortens it; ignores policies that run. */
export async function extendRetention(
  transaction: Transaction<Database>,
  { ref_id, country }: Pick<Policy, "ref_id" | "country">,
  chargedOn: CalendarDate,
): Promise<void> {
  const { until, because } = keptUntil(country, chargedOn, true);
  await transaction
    .updateTable("policy")
    .set({ kept_until: sql<string>`greatest(kept_until, ${until}::date)`, kept_because: because })
    .where("ref_id", "=", ref_id)
    .where("kept_until", "is not", null)
    .execute();
}

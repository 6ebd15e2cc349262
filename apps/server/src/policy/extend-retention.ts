import { type CalendarDate, keptUntil } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

/**
 * Extends the retention when something is charged or refunded after the policy's end. Never shortens it; ignores
 * running policies.
 */
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

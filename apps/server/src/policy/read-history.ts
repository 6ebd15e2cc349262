import type { CalendarDate } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import type { PastChange } from "./rules/status-line-facts.ts";
import type { Policy } from "./policy.ts";

/** Oldest first, with local days of the policy's country. */
export async function readHistory(
  db: Kysely<Database>,
  { ref_id, country }: Pick<Policy, "ref_id" | "country">,
): Promise<PastChange[]> {
  const rows = await db
    .selectFrom("policy_history")
    .select(["from_status", "to_status", "at", "cause"])
    .where("ref_id", "=", ref_id)
    .orderBy("id")
    .execute();
  return rows.map(({ from_status, to_status, at, cause }) => {
    const on: CalendarDate = localDay(country, at);
    return { from: from_status, to: to_status, on, at: at.toISOString(), cause };
  });
}

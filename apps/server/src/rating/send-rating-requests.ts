import { policyMailData, lockPolicy, toTenant } from "../policy/index.ts";
import { writeMail } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { findQuietDay } from "./quiet-week.ts";

export const ratingsToAskFor = dueRows({ from: sql`rating`, key: sql`ref_id`, at: sql`ask_at` });

/** Asks a tenant for a rating unless they are leaving, and not when something has just gone wrong. */
export async function sendRatingRequest(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const taken = await transaction
    .updateTable("rating")
    .set({ ask_at: null })
    .where("ref_id", "=", refId)
    .where(ratingsToAskFor.isDue(deps.clock.now()))
    .returning("ref_id")
    .executeTakeFirst();
  if (!taken) return false;
  if (policy.cover_state !== "ACCEPTED" || policy.leaving_state !== "STAYING") return true;
  const later = await findQuietDay(transaction, policy, deps.clock.now());
  if (later !== null) {
    const ask_at = startOfLocalDay(policy.country, later);
    await transaction.updateTable("rating").set({ ask_at }).where("ref_id", "=", refId).execute();
    return true;
  }
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `rating-request:${refId}`,
    kind: "rating-request",
    data: policyMailData(policy),
  });
  return true;
}

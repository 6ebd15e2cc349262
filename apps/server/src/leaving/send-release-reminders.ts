import { nextReminderAt, remindersDue } from "./rules/leaving.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { cancellationKey } from "./cancellation-key.ts";
import { writeMail } from "../mails/index.ts";
import { guaranteeMailData, lockPolicy, toLandlord } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const remindersToRelease = dueRows({ from: sql`cancellation`, key: sql`ref_id`, at: sql`remind_at` });

/** Reminds a landlord to release a tenant who cancelled. */
export async function sendReleaseReminder(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const found = await transaction
    .selectFrom("cancellation")
    .selectAll()
    .where("ref_id", "=", refId)
    .where(remindersToRelease.isDue(now))
    .executeTakeFirst();
  if (!found) return false;
  const waiting = policy.leaving_state === "CANCELLATION_REQUESTED";
  const on = localDay(policy.country, found.requested_at);
  const number = remindersDue(on, localDay(policy.country, now));
  await transaction
    .updateTable("cancellation")
    .set({
      remind_at: waiting ? nextReminderAt(policy.country, on, number) : null,
      ...(waiting && { reminders: number }),
    })
    .where("ref_id", "=", refId)
    .execute();
  if (!waiting) return true;
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `release-reminder:${await cancellationKey(transaction, refId)}:${number}`,
    kind: "release-asked",
    data: { ...(await guaranteeMailData(transaction, policy)), on, isReminder: true },
  });
  return true;
}

import { nextReminderAt, remindersDue } from "./rules/leaving.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { cancellationKey } from "./cancellation-key.ts";
import { writeMail } from "../mails/index.ts";
import { guaranteeMailData, lockPolicy, toLandlord } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { sql } from "kysely";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const remindersToRelease = dueRows({ from: sql`cancellation`, key: sql`ref_id`, at: sql`remind_at` });

/** Reminds landlords to release tenants who cancelled. Returns how many cancellations were processed. */
export async function sendReleaseReminders(deps: WorkDeps, refIds: readonly string[]): Promise<number> {
  let reminded = 0;
  for (const refId of refIds) if (await remind(deps, refId)) reminded += 1;
  return reminded;
}

/** False if another worker was faster and moved `remind_at`. */
async function remind(deps: WorkDeps, refId: string): Promise<boolean> {
  return inTransaction(deps.db, async (transaction) => {
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
  });
}

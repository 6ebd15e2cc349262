import { addDays, countryFacts, lastDayToPay, sumBy } from "@kautia/contract";
import { sql, type Transaction, type Updateable } from "kysely";
import { findChargePause } from "../../circumstances/index.ts";
import { isWrittenOnPaper, writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { homePlace, lockPolicy, type Policy, policyMailData, toTenant } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { liftTermination } from "./lift-termination.ts";
import { changeReminder, readUnpaid, type UnpaidReminder } from "./reminder.ts";

export const dueReminders = dueRows({ from: sql`unpaid_reminder`, key: sql`id`, at: sql`due_at` });

/**
 * Sends the qualified reminder, brings what is still unpaid after the two weeks to the desk, and lifts a termination once
 * everything is paid.
 */
export async function settleReminder(transaction: Transaction<Database>, deps: WorkDeps, id: string): Promise<boolean> {
  const now = deps.clock.now();
  const due = transaction.selectFrom("unpaid_reminder").selectAll().where("id", "=", id).where(dueReminders.isDue(now));
  const found = await due.executeTakeFirst();
  if (!found) return false;
  const policy = await lockPolicy(transaction, found.ref_id);
  const reminder = await due.executeTakeFirst();
  if (!reminder) return false;
  await changeReminder(transaction, id, await nextStep(transaction, deps, policy, reminder));
  return true;
}

async function nextStep(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  reminder: UnpaidReminder,
): Promise<Updateable<Database["unpaid_reminder"]>> {
  const { ref_id, country } = policy;
  const now = deps.clock.now();
  const today = localDay(country, now);
  const unpaid = await readUnpaid(transaction, ref_id);
  const isOver = policy.cover_state !== "ACCEPTED";
  if (unpaid.length === 0 && !isOver && reminder.state === "TERMINATED")
    await liftTermination(transaction, deps, policy, reminder);
  if (unpaid.length === 0 || isOver) return { state: "OVER", due_at: null };
  // While charges are paused, no payment is asked for. People decide about a termination.
  if (reminder.state !== "TERMINATED" && (await findChargePause(transaction, ref_id)))
    return { due_at: startOfLocalDay(country, addDays(today, 1)) };
  if (reminder.state === "TERMINATED")
    return reminder.ends_on !== null && today <= reminder.ends_on
      ? { due_at: startOfLocalDay(country, addDays(reminder.ends_on, 1)) }
      : { state: "ENDED", due_at: null };
  if (reminder.state !== "PLANNED") return { state: "CASE", due_at: null, case_at: now };
  const until = lastDayToPay(homePlace(policy), today, await isWrittenOnPaper(transaction, policy));
  const amountCents = sumBy(unpaid, ({ amount_cents }) => amount_cents);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `premium-reminder:${reminder.id}`,
    kind: "premium-reminder",
    data: {
      ...policyMailData(policy),
      premiums: unpaid.map(({ amount_cents, period_from, period_until }) => ({
        amountCents: amount_cents,
        from: period_from,
        until: addDays(period_until, -1),
      })),
      amountCents,
      payUntil: until,
      law: countryFacts[country].unpaidLaw,
    },
  });
  const due_at = startOfLocalDay(country, addDays(until, 1));
  return { state: "SENT", sent_at: now, amount_cents: amountCents, until_day: until, due_at };
}

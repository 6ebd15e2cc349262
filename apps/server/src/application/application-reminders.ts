import { languageOf } from "@kautia/contract";
import { type Expression, type Selectable, sql, type Transaction } from "kysely";
import { applicantMailData } from "./applicant-mail-data.ts";
import { timeZoneIn } from "../platform/database/by-country.ts";
import type { Database } from "../platform/database/schema.ts";
import { secondsUntilNextMail, writeMail } from "../mails/index.ts";
import { hasStoppedReminders } from "./stopped-reminders.ts";
import type { WorkDeps } from "../work-deps.ts";
import { isSignedByFirst } from "../views/signing.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { day, hour } from "../platform/rules/durations.ts";

const lastReminder = 2;
/** After downtime, reminders that are overdue for longer are not sent. */
const tooLateAfter = 7 * day;
/** One mailbox gets at most one reminder in this time, which is below 23 hours, the shortest day of the year. */
const mailboxLimit = { most: 1, period: 20 * hour };

/**
 * SQL: when the next reminder is due after this many: one and three days after the last save at the same local time, at
 * least a day apart.
 */
function dueAfter(reminders: Expression<number>) {
  const zone = timeZoneIn(sql.ref("country"));
  const days = sql`make_interval(days => CASE ${reminders} WHEN 0 THEN 1 ELSE 3 END)`;
  return sql<Date>`greatest((updated_at AT TIME ZONE ${zone} + ${days}) AT TIME ZONE ${zone}, reminded_at + interval '1 day')`;
}

/** A tenant who has signed waits for others. `where` must match the condition of the index `application_stopped`. */
export const applicationsToRemind = dueRows({
  from: sql`application`,
  key: sql`ref_id`,
  at: dueAfter(sql.ref("reminders")),
  where: sql`signed_at IS NULL AND reminders < 2 AND (contact_keys ->> 'tenantEmail') IS NOT NULL
    AND NOT ${isSignedByFirst(sql.ref("application.ref_id"))}`,
});

type RemindDeps = Pick<WorkDeps, "db" | "clock" | "random">;
type Application = Selectable<Database["application"]>;

/**
 * Mails a tenant who stopped before signing, at most twice per application. Checks again under a lock, because the tenant
 * may have continued.
 */
export async function sendApplicationReminder(
  transaction: Transaction<Database>,
  deps: RemindDeps,
  refId: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const application = await transaction
    .selectFrom("application")
    .selectAll()
    .select(sql<boolean>`${dueAfter(sql.lit(1))} <= ${now}`.as("isSecondDue"))
    .where("ref_id", "=", refId)
    .where(applicationsToRemind.isDue(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!application) return false;
  const to = application.answers.userInfo?.email;
  const isAllowed = application.answers.userInfo?.updateAgreement !== false;
  const wanted = isAllowed && to !== undefined && to !== null && (await isWanted(transaction, deps, application, to));
  // After downtime the second reminder replaces the first. One that is not wanted now ends the reminders.
  const number = wanted && application.reminders === 0 && !application.isSecondDue ? 1 : lastReminder;
  await transaction
    .updateTable("application")
    .set({ reminders: number, ...(wanted && { reminded_at: now }) })
    .where("ref_id", "=", refId)
    .execute();
  if (!wanted) return true;
  await writeMail(transaction, deps, {
    reason: `application-reminder:${refId}:${number}`,
    kind: "application-reminder",
    refId,
    to,
    language: languageOf(application.locale),
    country: application.country,
    data: { ...applicantMailData(application.answers), isLast: number === lastReminder },
  });
  return true;
}

/**
 * False if the reminder is too late, if we refused the tenant or a person has to decide, or if the mailbox opted out,
 * has a newer application or was reminded recently.
 */
async function isWanted(
  transaction: Transaction<Database>,
  deps: RemindDeps,
  application: Application,
  to: string,
): Promise<boolean> {
  if (application.updated_at.getTime() < deps.clock.now().getTime() - tooLateAfter) return false;
  if (await hasStoppedReminders(transaction, to)) return false;
  const decision = await transaction
    .selectFrom("decision")
    .select("outcome")
    .where("id", "=", application.decision_id)
    .executeTakeFirst();
  if (decision && decision.outcome !== "QUOTE") return false;
  const newer = await transaction
    .selectFrom("application")
    .select("ref_id")
    .where(sql`contact_keys ->> 'tenantEmail'`, "=", to.toLowerCase())
    // The id breaks a tie between applications that changed at the same instant.
    .where(sql<boolean>`(updated_at, ref_id) > (${application.updated_at}, ${application.ref_id})`)
    .limit(1)
    .executeTakeFirst();
  if (newer) return false;
  return (await secondsUntilNextMail(transaction, deps, { kind: "application-reminder", to }, mailboxLimit)) === null;
}

import { languageOf, tokenLifeDays } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { applicantMailData } from "./applicant-mail-data.ts";
import type { Database } from "../platform/database/schema.ts";
import { secondsUntilUnverifiedMail, secondsUntilNextMail, writeMail } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { day } from "../platform/rules/durations.ts";

const mailbox = sql<string>`contact_keys ->> 'tenantEmail'`;

export const resumeRequestsToAnswer = dueRows({ from: sql`resume_request`, key: sql`id`, at: sql`created_at` });

/** Mails a resume link if the address has an unsigned application. */
export async function answerResumeRequest(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  id: string,
): Promise<boolean> {
  const request = await transaction
    .deleteFrom("resume_request")
    .where("id", "=", id)
    .where(resumeRequestsToAnswer.isDue(deps.clock.now()))
    .returningAll()
    .executeTakeFirst();
  if (!request) return false;
  await mailResumeLink(transaction, deps, request);
  return true;
}

async function mailResumeLink(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  request: { id: string; email_key: string; ref_id: string | null },
): Promise<void> {
  const now = deps.clock.now().getTime();
  const application = await transaction
    .selectFrom("application")
    .select(["ref_id", "country", "locale", "answers"])
    .where("signed_at", "is", null)
    .where(mailbox, "=", request.email_key)
    .where("updated_at", ">", new Date(now - tokenLifeDays * day))
    .orderBy((item) => item("ref_id", "is not distinct from", request.ref_id), "desc")
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
  const to = application?.answers.userInfo?.email;
  if (!application || !to) return;
  if ((await secondsUntilNextMail(transaction, deps, { kind: "resume-link", to })) !== null) return;
  const recipient = { to, refId: application.ref_id, kind: "resume-link" } as const;
  if ((await secondsUntilUnverifiedMail(transaction, deps, recipient)) !== null) return;
  await writeMail(transaction, deps, {
    reason: `resume-link:${request.id}`,
    kind: "resume-link",
    refId: application.ref_id,
    to,
    language: languageOf(application.locale),
    country: application.country,
    data: applicantMailData(application.answers),
  });
}

import { languageOf, tokenLifeDays } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { applicantMailData } from "./applicant-mail-data.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { findMailLimit, secondsUntilNextMail, writeMail } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { day } from "../platform/rules/durations.ts";

const mailbox = sql<string>`contact_keys ->> 'tenantEmail'`;

export const resumeRequestsToAnswer = dueRows({ from: sql`resume_request`, key: sql`id`, at: sql`created_at` });

/** Mails a resume link to each address that has an unsigned application, and drops the other requests. */
export async function answerResumeRequests(deps: WorkDeps, ids: readonly string[]): Promise<number> {
  const due = await deps.db
    .selectFrom("resume_request")
    .selectAll()
    .where("id", "in", ids)
    .where(resumeRequestsToAnswer.isDue(deps.clock.now()))
    .orderBy("created_at")
    .execute();
  let answered = 0;
  for (const request of due) {
    const isAnswered = await inTransaction(deps.db, async (transaction) => {
      const taken = await transaction
        .deleteFrom("resume_request")
        .where("id", "=", request.id)
        .returning("id")
        .executeTakeFirst();
      if (taken) await mailResumeLink(deps, transaction, request);
      return taken !== undefined;
    });
    if (isAnswered) answered += 1;
  }
  return answered;
}

async function mailResumeLink(
  deps: WorkDeps,
  transaction: Transaction<Database>,
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
  if ((await findMailLimit(transaction, deps, recipient, { withWaiting: true })) !== null) return;
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

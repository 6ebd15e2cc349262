import { loginLinkMinutes } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findAccount } from "./find-account.ts";
import { secondsUntilNextMail, writeMail } from "../mails/index.ts";
import { latestSharedPolicy, ownerMailData, toOwner } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { minute } from "../platform/rules/durations.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

const mailKinds = { PASSWORD: "new-password", LOGIN: "login-link" } as const;

export const passwordRequestsToAnswer = dueRows({ from: sql`password_request`, key: sql`id`, at: sql`created_at` });

/** Mails the requested link. Without an account there is no mail. */
export async function answerPasswordRequest(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  id: string,
): Promise<boolean> {
  const request = await transaction
    .deleteFrom("password_request")
    .where("id", "=", id)
    .where(passwordRequestsToAnswer.isDue(deps.clock.now()))
    .returningAll()
    .executeTakeFirst();
  if (!request) return false;
  const { login_kind: kind, login_key: key, wants, leads_to: leadsTo } = request;
  const account = await findAccount(transaction, { kind, key });
  if (account) await mailLink(transaction, deps, { id, kind: mailKinds[wants], leadsTo }, account);
  return true;
}

async function mailLink(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  request: { id: string; kind: "new-password" | "login-link"; leadsTo: string | null },
  account: { id: string; email: string },
): Promise<void> {
  const latest = await latestSharedPolicy(transaction, account.id);
  const mail = { ...toOwner(latest, account.email), kind: request.kind };
  const worksFor = request.kind === "login-link" ? loginLinkMinutes * minute : undefined;
  if ((await secondsUntilNextMail(transaction, deps, { ...mail, worksFor })) !== null) return;
  await writeMail(transaction, deps, {
    ...mail,
    reason: `${request.kind}:${request.id}`,
    data: { ...ownerMailData(latest), email: account.email, ...(request.leadsTo && { leadsTo: request.leadsTo }) },
  });
}

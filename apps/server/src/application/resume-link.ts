import { type LinkView, resumeTenant } from "@kautia/contract";
import type { Transaction } from "kysely";
import { changeLink, findLink, lockLink } from "../access/index.ts";
import { recordLinkFollowed } from "../mails/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { findApplicationById, findUnsigned, peekApplication } from "./find-application.ts";
import { insertApplication } from "./insert-application.ts";
import { toLinkView } from "./link-view.ts";
import { openApplication } from "./open-application.ts";
import { day } from "../platform/rules/durations.ts";

const kinds = ["resume", "new-application"] as const;

/** What the link is about; null if it opens nothing. Writes nothing. */
export async function viewResumeLink(
  deps: Pick<Deps, "db" | "sql" | "clock">,
  token: string,
): Promise<LinkView | null> {
  const link = await findLink(deps, token, ...kinds);
  if (!link) {
    const application = await peekApplication(deps, token);
    return application && toLinkView(application, application.refId);
  }
  const renews = link.kind === "new-application";
  const application = await (renews ? findApplicationById : findUnsigned)(deps, link.subject);
  return application && toLinkView(application, renews ? null : link.subject);
}

/** Returns a new application token; null if the link is unknown or has expired, or the application is signed. */
export async function redeemResumeLink(
  deps: Pick<Deps, "db" | "sql" | "clock" | "random">,
  token: string,
): Promise<string | null> {
  const refId = await inTransaction(deps.db, async (transaction) => {
    // If two devices press the button at once, the second opens the application that the first has made.
    const link = await lockLink(transaction, deps, token, ...kinds);
    if (!link) return null;
    await recordLinkFollowed(transaction, deps, link.mailId);
    if (link.kind === "resume") return link.subject;
    const subject = await renewApplication(transaction, deps, link.subject);
    await changeLink(transaction, token, { kind: "resume", subject });
    return subject;
  });
  return refId === null ? null : openApplication(deps, refId);
}

/**
 * Makes an application with the answers of a signed one. It starts at the summary. Without an invitation, the tenant must
 * first answer the start date again if it has passed; an invited tenant changes it at the summary.
 */
async function renewApplication(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  refId: string,
): Promise<string> {
  const at = clock.now();
  const ref_id = random.refId();
  const { answers: given, ...old } = await transaction
    .selectFrom("application")
    .select(["country", "locale", "answers", "invited", "employee_email_domain"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const answers = await correctMailboxes(transaction, refId, given);
  const { insuranceStart, ...others } = answers;
  const hasStarted = insuranceStart && new Date(insuranceStart).getTime() < at.getTime() - day;
  const asksStart = hasStarted && !old.invited;
  const progress = old.invited ? ("INVITATION_DETAILS" as const) : ("TENANT_DETAILS" as const);
  const last_completed_page = asksStart ? null : progress;
  const kept = asksStart ? others : answers;
  await insertApplication(
    transaction,
    { ...old, ref_id, last_completed_page, renewed_from: refId },
    { answers: kept, at, cause: resumeTenant.name },
  );
  return ref_id;
}

/** The answers with the addresses of tenant and landlord as they were corrected after the signature. */
async function correctMailboxes(
  transaction: Transaction<Database>,
  refId: string,
  { userInfo, landlordInfo, ...others }: StoredAnswers,
): Promise<StoredAnswers> {
  const policy = transaction.selectFrom("policy").select(["tenant_email", "landlord_email"]);
  const { tenant_email, landlord_email } = (await policy.where("ref_id", "=", refId).executeTakeFirst()) ?? {};
  const former = transaction.selectFrom("former_landlord").select("id").where("ref_id", "=", refId);
  // Otherwise the answers name the landlord before the current one.
  const isLandlord = !(await former.executeTakeFirst());
  return {
    ...others,
    ...(userInfo && { userInfo: { ...userInfo, email: tenant_email || userInfo.email } }),
    ...(landlordInfo && {
      landlordInfo: { ...landlordInfo, email: (isLandlord && landlord_email) || landlordInfo.email },
    }),
  };
}

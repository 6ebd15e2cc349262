import { mailKinds } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import { deleteLinks, linkKindsOf } from "../access/index.ts";
import { forgetStreetMentions } from "../addresses/index.ts";
import { forgetAnswers } from "../application/index.ts";
import { dropCardSetups } from "../billing/index.ts";
import { forgetUnsignedCoTenants } from "../co-tenants/index.ts";
import { forgetDocuments } from "../documents/index.ts";
import { forgetInvited } from "../invitations/index.ts";
import { deleteMails, mailRules } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { forgetGivenDocuments } from "../policy-documents/index.ts";

const mailKindsToDelete = mailKinds.filter((kind) => mailRules[kind].kept === "account");

/**
 * Empties applications, but keeps their rows for the figures and what was given before signing (docs/decisions.md,
 * docs/privacy.md).
 */
export async function emptyApplications(
  transaction: Transaction<Database>,
  refIds: string[],
  now: Date,
): Promise<void> {
  await forgetAnswers(transaction, refIds, now);
  await deleteLinks(transaction, linkKindsOf("application", "with details"), refIds);
  await forgetUnsignedCoTenants(transaction, refIds);
  await forgetStreetMentions(transaction, refIds);
  await dropCardSetups(transaction, refIds);
  await forgetDocuments(transaction, refIds, { now, all: false });
  await forgetInvited(transaction, refIds);
  await forgetMails(transaction, refIds);
  await forgetGivenDocuments(transaction, refIds);
}

async function forgetMails(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  const mails = await transaction
    .selectFrom("mail")
    .innerJoin("application as a", "a.ref_id", "mail.ref_id")
    .select("mail.id")
    .where("mail.ref_id", "in", refIds)
    .where(({ or, eb }) => or([eb("a.signed_at", "is", null), eb("mail.kind", "in", mailKindsToDelete)]))
    .execute();
  await deleteMails(
    transaction,
    mails.map(({ id }) => id),
  );
}

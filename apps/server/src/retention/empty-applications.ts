import { mailKinds } from "@kautia/locales/mails";
import { sql, type Transaction } from "kysely";
import { deleteLinks, linkKindsOf } from "../access/index.ts";
import { deleteMails, mailRules } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";

const mailKindsToDelete = mailKinds.filter((kind) => mailRules[kind].kept === "account");

/**
 * Empties applications, but keeps their rows for the figures and what was given before signing (decision 0023,
 * docs/privacy.md).
 */
export async function emptyApplications(
  transaction: Transaction<Database>,
  refIds: string[],
  now: Date,
): Promise<void> {
  // The new version makes a concurrent save fail; its retry then finds no token.
  await transaction
    .updateTable("application")
    .set({ answers: "{}", contact_keys: "{}", consents: null, decision_id: null, forgotten_at: now })
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("ref_id", "in", refIds)
    .execute();
  await deleteLinks(transaction, linkKindsOf("application", "with details"), refIds);
  await transaction.updateTable("application_history").set({ change: "{}" }).where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("resume_request").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("case_words").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("street_mention").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("card_setup").where("ref_id", "in", refIds).execute();
  await transaction
    .updateTable("decision")
    .set({ inputs: "{}", note: null, bureau_answer: null })
    .where("ref_id", "in", refIds)
    .execute();
  await transaction
    .updateTable("document")
    .set({ removed_at: now, file_name: "" })
    .where("ref_id", "in", refIds)
    // Files of claims and proofs of moving out have their own retention (docs/policy.md).
    .where("brought_by", "is", null)
    .where("removed_at", "is", null)
    .execute();
  await transaction
    .updateTable("invitation")
    .set({ tenant_email: "", full_address: "" })
    .where("ref_id", "in", refIds)
    .execute();
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

async function forgetGivenDocuments(transaction: Transaction<Database>, refIds: string[]): Promise<void> {
  const { rows } = await sql<{ sha256: Buffer }>`
    DELETE FROM given_document WHERE ref_id = ANY(${refIds})
      AND NOT EXISTS (SELECT FROM policy p WHERE p.ref_id = given_document.ref_id AND p.forgotten_at IS NULL)
    RETURNING sha256`.execute(transaction);
  await deleteUnusedDocuments(
    transaction,
    rows.map(({ sha256 }) => sha256),
  );
}

/**
 * Deletes documents that no application, policy or mail of an invitation refers to any more. OFFSET 0 stops PostgreSQL from turning the check
 * into a join: most documents are the same for everybody, so a join would read the whole table.
 */
export async function deleteUnusedDocuments(transaction: Transaction<Database>, sha256: Buffer[]): Promise<void> {
  await sql`
    DELETE FROM policy_document WHERE sha256 = ANY(${sha256})
      AND NOT EXISTS (SELECT FROM given_document g WHERE g.sha256 = policy_document.sha256 OFFSET 0)
      AND NOT EXISTS (SELECT FROM signed_document s WHERE s.sha256 = policy_document.sha256 OFFSET 0)
      AND NOT EXISTS (SELECT FROM mail m WHERE m.ref_id IS NULL
        AND m.data #>> '{firstInformation,sha256}' = encode(policy_document.sha256, 'hex') OFFSET 0)`.execute(
    transaction,
  );
}

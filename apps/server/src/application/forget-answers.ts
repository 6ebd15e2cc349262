import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Removes everything personal from applications, but keeps their rows for the figures (docs/decisions.md). The new version
 * makes a concurrent save fail; its retry then finds no token.
 */
export async function forgetAnswers(
  transaction: Transaction<Database>,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("application")
    .set({ answers: "{}", contact_keys: "{}", consents: null, decision_id: null, forgotten_at: now })
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("ref_id", "in", refIds)
    .execute();
  await transaction.updateTable("application_history").set({ change: "{}" }).where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("resume_request").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("case_words").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("search_key").where("ref_id", "in", refIds).execute();
  await transaction
    .updateTable("decision")
    .set({ inputs: "{}", note: null, bureau_answer: null })
    .where("ref_id", "in", refIds)
    .execute();
}

/** Drops a mailbox's requests for links that are not answered yet. */
export async function dropResumeRequests(transaction: Transaction<Database>, emailKey: string): Promise<void> {
  await transaction.deleteFrom("resume_request").where("email_key", "=", emailKey).execute();
}

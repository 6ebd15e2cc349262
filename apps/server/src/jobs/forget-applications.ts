import { forgottenAfterDays } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { WorkDeps } from "./work-deps.ts";

/**
 * Empties applications that were never signed of everything that is personal: answers, their history, what a decision was
 * made of, mails, documents' names, what was given beforehand. The row itself stays, without a token that opens it, so that
 * the figures stay true. Decision 0078.
 */
export async function forgetApplications({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const now = clock.now();
  const last = new Date(now.getTime() - forgottenAfterDays * 86_400_000);
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("signed_at", "is", null)
      .where("forgotten_at", "is", null)
      .where("updated_at", "<=", last)
      .orderBy("updated_at")
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length > 0)
      await forget(
        transaction,
        due.map(({ ref_id }) => ref_id),
        now,
      );
    return due.length;
  });
}

async function forget(transaction: Kysely<Database>, refIds: string[], now: Date): Promise<void> {
  // A save that is under way finds another version, and then no token.
  await transaction
    .updateTable("application")
    .set({ answers: "{}", contact_keys: "{}", consents: null, decision_id: null, forgotten_at: now })
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("ref_id", "in", refIds)
    .execute();
  await transaction.deleteFrom("application_token").where("ref_id", "in", refIds).execute();
  await transaction.updateTable("application_history").set({ change: "{}" }).where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("resume_request").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("resume_link").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("card_setup").where("ref_id", "in", refIds).execute();
  await sql`UPDATE decision SET inputs = '{}', note = NULL, bureau_answer = NULL WHERE ref_id = ANY(${refIds})`.execute(
    transaction,
  );
  // Their bytes are deleted by the job for that.
  await transaction
    .updateTable("document")
    .set({ removed_at: now, file_name: "" })
    .where("ref_id", "in", refIds)
    .where("removed_at", "is", null)
    .execute();
  await transaction
    .updateTable("invitation")
    .set({ tenant_email: "", full_address: "" })
    .where("ref_id", "in", refIds)
    .execute();
  await forgetMails(transaction, refIds);
  await forgetPapers(transaction, refIds);
}

async function forgetMails(transaction: Kysely<Database>, refIds: string[]): Promise<void> {
  await sql`DELETE FROM outbox_mail WHERE id IN (SELECT id FROM mail WHERE ref_id = ANY(${refIds}))`.execute(
    transaction,
  );
  await transaction.deleteFrom("mail").where("ref_id", "in", refIds).execute();
}

/** A document that others were given too stays theirs. */
async function forgetPapers(transaction: Kysely<Database>, refIds: string[]): Promise<void> {
  const given = await transaction.deleteFrom("given_paper").where("ref_id", "in", refIds).returning("sha256").execute();
  await sql`
    DELETE FROM paper WHERE sha256 = ANY(${given.map(({ sha256 }) => sha256)})
      AND NOT EXISTS (SELECT FROM given_paper WHERE given_paper.sha256 = paper.sha256)
      AND NOT EXISTS (SELECT FROM policy_paper WHERE policy_paper.sha256 = paper.sha256)`.execute(transaction);
}

import { sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { deleteLinks, deleteLinksOfMails, linkKindsOf } from "../access/index.ts";
import { deleteMails } from "../mails/index.ts";
import { isSandbox } from "../platform/database/check-installation.ts";
import { deleteReferences } from "../platform/database/delete-references.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { begunByPartner } from "../views/begun-by-partner.ts";
import { clearUnusedAccounts } from "./delete-rows.ts";
import { deleteUnusedDocuments } from "../policy-documents/index.ts";

type TestDeps = Pick<Deps, "db" | "clock" | "storage" | "sandbox">;

/**
 * Deletes up to `limit` of the applications that a partner has begun in a sandbox, with everything that belongs to them. Once
 * there are none, deletes unused invitations. Returns the number deleted.
 */
export async function deleteTests(deps: TestDeps, partnerId: string, limit: number): Promise<number> {
  if (!(await isSandbox(deps.db))) throw new Error("only a sandbox deletes what a partner has begun");
  const { rows } = await sql<{ ref_id: string }>`
    ${begunByPartner(partnerId)} ORDER BY generation DESC, ref_id LIMIT ${limit}`.execute(deps.db);
  if (rows.length === 0) return deleteUnusedInvitations(deps, partnerId, limit);
  const refIds = rows.map(({ ref_id }) => ref_id);
  // The bytes first, so that after a crash in between the deletion can be repeated.
  await deleteFiles(deps, refIds);
  await deps.sandbox.forget(refIds);
  await inTransaction(deps.db, (transaction) => deleteApplications(transaction, deps, refIds));
  return refIds.length;
}

async function deleteFiles({ db, storage }: TestDeps, refIds: string[]): Promise<void> {
  for (const table of ["document", "upload"] as const) {
    const files = await db.selectFrom(table).select("storage_key").where("ref_id", "in", refIds).execute();
    for (const { storage_key } of files) await storage.remove(storage_key);
  }
}

async function deleteApplications(
  transaction: Transaction<Database>,
  { clock }: TestDeps,
  refIds: string[],
): Promise<void> {
  const condition = sql<boolean>`ref_id = ANY(${refIds})`;
  for (const table of ["policy", "application"] as const)
    await sql`SELECT FROM ${sql.table(table)} WHERE ${condition} ORDER BY ref_id FOR UPDATE`.execute(transaction);
  const documents = await sql<{ sha256: Buffer }>`
    SELECT sha256 FROM given_document WHERE ${condition}
    UNION SELECT sha256 FROM signed_document WHERE ${condition}`.execute(transaction);
  const owners = await sql<{ id: string }>`
    SELECT account_id AS id FROM account_policy WHERE ${condition}
    UNION SELECT account_id FROM account_co_tenant WHERE ${condition}`.execute(transaction);
  const mails = await sql<{ id: string }>`
    SELECT id FROM mail WHERE ${condition} UNION SELECT unnest(ARRAY[mail_id, reminder_mail_id])
      FROM invitation WHERE ${condition}`.execute(transaction);
  await sql`
    DELETE FROM desk_assignment WHERE subject_id = ANY(${refIds}) OR subject_id IN (
      SELECT id::text FROM claim WHERE ${condition} UNION ALL SELECT id::text FROM moving_out WHERE ${condition})`.execute(
    transaction,
  );
  await transaction.updateTable("application").set({ decision_id: null }).where(condition).execute();
  await deleteReferences(transaction, "application", condition, ["application"]);
  const accounts = owners.rows.map(({ id }) => id);
  const mailIds = mails.rows.map(({ id }) => id);
  await deleteLinks(transaction, linkKindsOf("application"), refIds);
  await deleteLinksOfMails(transaction, mailIds);
  await deleteMails(transaction, mailIds);
  await transaction.deleteFrom("application").where("ref_id", "in", refIds).execute();
  await deleteUnusedDocuments(
    transaction,
    documents.rows.map(({ sha256 }) => sha256),
  );
  await clearUnusedAccounts(transaction, accounts, clock.now());
}

async function deleteUnusedInvitations({ db }: TestDeps, partnerId: string, limit: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ mail_id: string; reminder_mail_id: string | null }>`
      DELETE FROM invitation WHERE id_hash IN (
        SELECT id_hash FROM invitation WHERE partner_id = ${partnerId} AND ref_id IS NULL
        LIMIT ${limit} FOR UPDATE)
      RETURNING mail_id, reminder_mail_id`.execute(transaction);
    await deleteMails(
      transaction,
      rows.flatMap(({ mail_id, reminder_mail_id }) => (reminder_mail_id ? [mail_id, reminder_mail_id] : [mail_id])),
    );
    return rows.length;
  });
}

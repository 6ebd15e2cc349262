import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Deletes mails together with their copies in the outbox. */
export async function deleteMails(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom("outbox_mail").where("id", "in", ids).execute();
  await transaction.deleteFrom("mail").where("id", "in", ids).execute();
}

/** Deletes the copies in the outbox of all mails of these applications. */
export async function deleteOutboxCopies(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM outbox_mail WHERE id IN (SELECT id FROM mail WHERE ref_id = ANY(${refIds}))`.execute(
    transaction,
  );
}

export async function deleteWaitingMail(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom("mail").where("id", "=", id).where("status", "=", "WAITING").execute();
}

export const mailsMarkedToForget = dueRows({
  from: sql`mail`,
  key: sql`id`,
  at: sql`created_at`,
  where: sql`forget AND status IN ('SENT', 'REFUSED', 'POSTED')`,
});

/** Deletes the mails marked `forget` that were sent, refused or posted. Returns how many. */
export async function deleteSentMails({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("mail")
    .where("id", "in", ids)
    .where(mailsMarkedToForget.isDue(clock.now()))
    .returning("id")
    .execute();
  return deleted.length;
}

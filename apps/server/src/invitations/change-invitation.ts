import type { Transaction } from "kysely";
import { deleteWaitingMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";

/** Withdraws an open invitation and deletes its unsent mail. */
export async function withdrawInvitation(transaction: Transaction<Database>, idHash: Buffer, now: Date): Promise<void> {
  const withdrawn = await transaction
    .updateTable("invitation")
    .set({ status: "WITHDRAWN", offer: null })
    .where("id_hash", "=", idHash)
    .where("status", "=", "OPEN")
    .where("expires_at", ">", now)
    .returning(["mail_id", "reminder_mail_id"])
    .executeTakeFirst();
  if (withdrawn) await deleteWaitingMail(transaction, withdrawn.mail_id);
  if (withdrawn?.reminder_mail_id) await deleteWaitingMail(transaction, withdrawn.reminder_mail_id);
}

/** Forgets whom the invitations of these applications were sent to. */
export async function forgetInvited(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable("invitation")
    .set({ tenant_email: "", invited_name: null, full_address: "" })
    .where("ref_id", "in", refIds)
    .execute();
}

import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Deletes mails together with their copies in the outbox. */
export async function deleteMails(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom("outbox_mail").where("id", "in", ids).execute();
  await transaction.deleteFrom("mail").where("id", "in", ids).execute();
}

export async function deleteWaitingMail(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom("mail").where("id", "=", id).where("status", "=", "WAITING").execute();
}

/** Deletes the mails marked `forget` that were sent, refused or posted. Returns how many. */
export async function deleteSentMails({ db }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("mail")
    .where("id", "in", ids)
    .where("forget", "=", true)
    .where("status", "in", ["SENT", "REFUSED", "POSTED"])
    .returning("id")
    .execute();
  return deleted.length;
}

import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Deletes mails together with their copies in the outbox. */
export async function deleteMails(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom("outbox_mail").where("id", "in", ids).execute();
  await transaction.deleteFrom("mail").where("id", "in", ids).execute();
}

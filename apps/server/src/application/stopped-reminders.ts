import type { Kysely } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";

/** Identifies a mailbox without storing its address. */
export function mailboxId(email: string): string {
  return hashToken(email.toLowerCase()).toString("hex");
}

export async function hasStoppedReminders(db: Kysely<Database>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom("reminder_stop")
    .select("at")
    .where("email_hash", "=", Buffer.from(mailboxId(email), "hex"))
    .executeTakeFirst();
  return found !== undefined;
}

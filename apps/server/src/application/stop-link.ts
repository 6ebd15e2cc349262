import { type Language, screenPath } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { apiBase } from "../platform/http/api-base.ts";

function hashMailbox(email: string): Buffer {
  return hashToken(email.toLowerCase());
}

/** Creates the two links that stop reminders: a page for people and a one-click call for mail programs. */
export async function writeStopLink(
  transaction: Transaction<Database>,
  { random, publicUrl }: { random: Random; publicUrl: string },
  mail: { to_address: string; language: Language },
): Promise<{ stopLink: string; unsubscribeUrl: string }> {
  const stopToken = random.token();
  await transaction
    .insertInto("reminder_link")
    .values({ token_hash: hashToken(stopToken), email_hash: hashMailbox(mail.to_address) })
    .execute();
  return {
    stopLink: `${publicUrl}${screenPath(mail.language, "no-reminders", { stopToken })}`,
    unsubscribeUrl: `${publicUrl}${apiBase}/reminders/${stopToken}/stop`,
  };
}

export async function hasStoppedReminders(db: Kysely<Database>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom("reminder_stop")
    .select("at")
    .where("email_hash", "=", hashMailbox(email))
    .executeTakeFirst();
  return found !== undefined;
}

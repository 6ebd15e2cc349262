import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** `MAIL_MISCONFIGURED` while mails wait because the mail server refuses us. */
export async function findMailWarnings(db: Kysely<Database>): Promise<"MAIL_MISCONFIGURED"[]> {
  const waiting = await db
    .selectFrom("mail")
    .select("id")
    .where("misconfigured", "=", true)
    .where("status", "=", "WAITING")
    .limit(1)
    .executeTakeFirst();
  return waiting ? ["MAIL_MISCONFIGURED"] : [];
}

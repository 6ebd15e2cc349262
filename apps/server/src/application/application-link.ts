import { type Language, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import { recordLinkFollowed } from "../mails/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";

/** Creates a link for a mail that opens the application. Earlier links stay valid. */
export async function writeApplicationLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: { clock: Clock; random: Random; publicUrl: string },
  { id, ref_id, language }: { id: string; ref_id: string; language: Language },
): Promise<string> {
  const token = random.token();
  const now = clock.now();
  await transaction
    .insertInto("application_token")
    .values({ token_hash: hashToken(token), ref_id, created_at: now, last_used_at: now, mail_id: id })
    .execute();
  return `${publicUrl}${screenPath(language, "index")}?token=${token}`;
}

/** Records that the mailed link with this token was opened. Does nothing for a token that was not mailed. */
export async function recordLinkOpened({ db, clock }: Pick<Deps, "db" | "clock">, token: string): Promise<void> {
  const found = await db
    .selectFrom("application_token")
    .select("mail_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  await recordLinkFollowed(db, { clock }, found?.mail_id ?? null);
}

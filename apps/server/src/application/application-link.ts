import { type Language, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";
import { hashToken } from "../platform/tokens.ts";

/** Earlier links stay valid. */
export async function writeApplicationLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: { clock: Clock; random: Random; publicUrl: string },
  { ref_id, language }: { ref_id: string; language: Language },
): Promise<string> {
  const token = random.token();
  const now = clock.now();
  await transaction
    .insertInto("application_token")
    .values({ token_hash: hashToken(token), ref_id, created_at: now, last_used_at: now })
    .execute();
  return `${publicUrl}${screenPath(language, "index")}?token=${token}`;
}

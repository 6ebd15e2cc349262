import { type Language, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";

/** Creates the link of a rating request. Its id is stored only as a hash. */
export async function writeRatingLink(
  transaction: Transaction<Database>,
  { random, publicUrl }: { random: Random; publicUrl: string },
  mail: { ref_id: string; language: Language },
): Promise<string> {
  const id = random.token();
  await transaction
    .insertInto("rating_link")
    .values({ id_hash: hashToken(id), ref_id: mail.ref_id })
    .execute();
  return `${publicUrl}${screenPath(mail.language, "rate", { id })}`;
}

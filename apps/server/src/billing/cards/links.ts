import { cardLinkDays, type Language, screenPath } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { hashToken } from "../../platform/tokens.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Random } from "../../platform/random.ts";

interface LinkDeps {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

export async function createCardToken(
  db: Kysely<Database>,
  { clock, random }: Omit<LinkDeps, "publicUrl">,
  ref_id: string,
): Promise<string> {
  const token = random.token();
  await db
    .insertInto("card_link")
    .values({ token_hash: hashToken(token), ref_id, created_at: clock.now() })
    .execute();
  return token;
}

export async function createCardLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  { ref_id, language }: { ref_id: string; language: Language },
): Promise<string> {
  const token = await createCardToken(transaction, deps, ref_id);
  return `${deps.publicUrl}${screenPath(language, "card", { cardToken: token })}`;
}

/** Null when the token is unknown or has expired. */
export async function findRefIdByCardToken(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<string | null> {
  const oldest = new Date(clock.now().getTime() - cardLinkDays * 24 * 3_600_000);
  const link = await db
    .selectFrom("card_link")
    .select("ref_id")
    .where("token_hash", "=", hashToken(token))
    .where("created_at", ">", oldest)
    .executeTakeFirst();
  return link?.ref_id ?? null;
}

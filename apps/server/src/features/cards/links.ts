import { cardLinkDays, type Language, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../../applications/tokens.ts";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";

interface LinkDeps {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

/** Makes a link by which a contract's tenant gives another card. It is told to nobody but that mailbox. */
export async function writeCardLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: LinkDeps,
  { ref_id, language }: { ref_id: string; language: Language },
): Promise<string> {
  const token = random.token();
  await transaction
    .insertInto("card_link")
    .values({ token_hash: hashToken(token), ref_id, created_at: clock.now() })
    .execute();
  return `${publicUrl}${screenPath(language, "card", { cardToken: token })}`;
}

/** The contract that a link is for; null for one that is unknown or too old. */
export async function findCardLink({ db, clock }: Pick<Deps, "db" | "clock">, token: string): Promise<string | null> {
  const oldest = new Date(clock.now().getTime() - cardLinkDays * 24 * 3_600_000);
  const link = await db
    .selectFrom("card_link")
    .select("ref_id")
    .where("token_hash", "=", hashToken(token))
    .where("created_at", ">", oldest)
    .executeTakeFirst();
  return link?.ref_id ?? null;
}

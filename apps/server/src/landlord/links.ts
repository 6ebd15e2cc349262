import { type Language, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";

interface LinkDeps {
  clock: Clock;
  random: Random;
}

/** The landlord's page for a token. */
export function landlordUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${screenPath(language, "landlord", { landlordToken: token })}`;
}

/** Makes one more token with which the landlord may answer. It is told to nobody but the landlord's mailbox. */
export async function writePersonalLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  refId: string,
): Promise<string> {
  const token = deps.random.token();
  await write(transaction, deps, token, refId, "personal");
  return token;
}

/** Keeps a token that only reads; keeping it again changes nothing. */
export function writeShortLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  refId: string,
  token: string,
): Promise<void> {
  return write(transaction, deps, token, refId, "short");
}

async function write(
  transaction: Transaction<Database>,
  { clock }: LinkDeps,
  token: string,
  ref_id: string,
  kind: Database["landlord_link"]["kind"],
): Promise<void> {
  await transaction
    .insertInto("landlord_link")
    .values({ token_hash: hashToken(token), ref_id, kind, created_at: clock.now() })
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .execute();
}

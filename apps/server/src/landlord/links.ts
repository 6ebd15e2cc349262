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

export function landlordUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${screenPath(language, "landlord", { landlordToken: token })}`;
}

/** Creates the secret of the personal link, which must be sent only to the landlord's mailbox. */
export async function writePersonalLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  refId: string,
): Promise<string> {
  const token = deps.random.token();
  await writeLink(transaction, deps, token, refId, "personal");
  return token;
}

/** Stores the short link, which is read-only and which the tenant can pass on. Storing it again changes nothing. */
export function writeShortLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  refId: string,
  token: string,
): Promise<void> {
  return writeLink(transaction, deps, token, refId, "short");
}

async function writeLink(
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

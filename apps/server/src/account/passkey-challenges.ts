import { passkeyChallengeMinutes } from "@kautia/contract";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { later, minute } from "../platform/rules/durations.ts";

type ChallengeDeps = Pick<Deps, "db" | "clock" | "random">;

/** Creates a challenge for a new passkey of the account, or for a login if `account_id` is null. Deletes expired ones. */
export async function createChallenge(
  { db, clock, random }: ChallengeDeps,
  account_id: string | null,
): Promise<string> {
  const now = clock.now();
  const challenge = random.token();
  const expires_at = later(now, passkeyChallengeMinutes * minute);
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", now).execute();
  await db
    .insertInto("passkey_challenge")
    .values({ challenge_hash: hashToken(challenge), account_id, expires_at })
    .execute();
  return challenge;
}

/** Deletes the challenge, so that it works once. False if it is unknown, used, expired or for another purpose. */
export async function consumeChallenge(
  { db, clock }: ChallengeDeps,
  challenge: string,
  account_id: string | null,
): Promise<boolean> {
  const used = await db
    .deleteFrom("passkey_challenge")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("account_id", "is not distinct from", account_id)
    .where("expires_at", ">", clock.now())
    .returning("challenge_hash")
    .executeTakeFirst();
  return used !== undefined;
}

import { passkeyChallengeMinutes } from "@kautia/contract";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";

type ChallengeDeps = Pick<Deps, "db" | "clock" | "random">;

/** Draws what a device is to sign: for a new key of an account, or to log in as whoever it is. Those that are too old go. */
export async function drawChallenge({ db, clock, random }: ChallengeDeps, account_id: string | null): Promise<string> {
  const now = clock.now();
  const challenge = random.token();
  const expires_at = new Date(now.getTime() + passkeyChallengeMinutes * 60_000);
  await db
    .with("old", (old) => old.deleteFrom("passkey_challenge").where("expires_at", "<=", now))
    .insertInto("passkey_challenge")
    .values({ challenge_hash: hashToken(challenge), account_id, expires_at })
    .execute();
  return challenge;
}

/** Uses a challenge up, whatever comes of it; false for one that was not drawn for this, is too old, or used: of two at once one wins. */
export async function spendChallenge(
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

import type { UsedKey } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseForNow } from "../platform/http/refusal.ts";
import { WithSession } from "../platform/http/route.ts";
import { countTry, forgetTries } from "../platform/http/login-tries.ts";
import { spendChallenge } from "./passkey-challenges.ts";
import { beginSession } from "./session.ts";

/** Opens a session by a key on somebody's own device, or refuses in one way for every reason. */
export async function logInByPasskeyWith(
  deps: Deps,
  used: UsedKey,
  userAgent: string,
): Promise<WithSession<{ email: string }> | Refusal> {
  const tried = { kind: "passkey", key: used.id } as const;
  const wait = await countTry(deps, tried);
  if (wait !== null) return refuseForNow("RATE_LIMITED", wait);
  const challenge = deps.passkeys.challengeOf(used);
  if (challenge === null || !(await spendChallenge(deps, challenge, null))) return refuse("LOGIN_FAILED");
  const key = await deps.db
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.account_id")
    .select(["passkey.id", "passkey.account_id", "passkey.public_key", "passkey.sign_count", "account.email"])
    .where("passkey.credential_id", "=", used.id)
    .executeTakeFirst();
  if (!key) return refuse("LOGIN_FAILED");
  const known = { credentialId: used.id, publicKey: key.public_key, signCount: key.sign_count };
  const signCount = await deps.passkeys.checkUsed(used, challenge, known, key.account_id);
  if (signCount === null) return refuse("LOGIN_FAILED");
  const session = await deps.db.transaction().execute(async (transaction) => {
    // Removed in the meantime, or used by a copy that counted as far, it opens nothing any more.
    const noted = await transaction
      .updateTable("passkey")
      .set({ sign_count: signCount, last_used_at: deps.clock.now() })
      .where("id", "=", key.id)
      // A device that does not count says 0 each time.
      .where("sign_count", "<", signCount === 0 ? 1 : signCount)
      .returning("id")
      .executeTakeFirst();
    return noted ? beginSession(transaction, deps, key.account_id, userAgent) : null;
  });
  if (session === null) return refuse("LOGIN_FAILED");
  await forgetTries(deps, tried);
  return new WithSession({ email: key.email }, session);
}

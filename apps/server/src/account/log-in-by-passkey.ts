import type { PasskeyAssertion } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { countLoginAttempt, clearLoginAttempts } from "../access/index.ts";
import { consumeChallenge } from "./passkey-challenges.ts";
import { createSession } from "./session.ts";
import { WithSession } from "../platform/http/register-call.ts";

/** Opens a session with a passkey. Every failure gets the same refusal. */
export async function openSessionByPasskey(
  deps: Deps,
  assertion: PasskeyAssertion,
  { userAgent, ip }: { userAgent: string; ip: string },
): Promise<WithSession<{ email: string }> | Refusal> {
  const attempt = { kind: "passkey", key: assertion.id, ip } as const;
  const wait = await countLoginAttempt(deps, attempt);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const challenge = deps.passkeys.readChallenge(assertion);
  if (challenge === null || !(await consumeChallenge(deps, challenge, null))) return refuse("LOGIN_FAILED");
  const key = await deps.db
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.account_id")
    .select(["passkey.id", "passkey.account_id", "passkey.public_key", "passkey.sign_count", "account.email"])
    .where("passkey.credential_id", "=", assertion.id)
    .executeTakeFirst();
  if (!key) return refuse("LOGIN_FAILED");
  const known = { credentialId: assertion.id, publicKey: key.public_key, signCount: key.sign_count };
  const signCount = await deps.passkeys.verifyAuthentication(assertion, challenge, known, key.account_id);
  if (signCount === null) return refuse("LOGIN_FAILED");
  const session = await inTransaction(deps.db, async (transaction) => {
    // Fails if the passkey was removed meanwhile, or if a copy of it has already used this count.
    const updated = await transaction
      .updateTable("passkey")
      .set({ sign_count: signCount, last_used_at: deps.clock.now() })
      .where("id", "=", key.id)
      // Devices without a counter always send 0.
      .where("sign_count", "<", signCount === 0 ? 1 : signCount)
      .returning("id")
      .executeTakeFirst();
    return updated ? createSession(transaction, deps, key.account_id, userAgent) : null;
  });
  if (session === null) return refuse("LOGIN_FAILED");
  await clearLoginAttempts(deps, attempt);
  return new WithSession({ email: key.email }, session);
}

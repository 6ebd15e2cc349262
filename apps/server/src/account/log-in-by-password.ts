import { type Country, readLogin } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { findAccount } from "./find-account.ts";
import { countLoginAttempt, clearLoginAttempts } from "../access/index.ts";
import { createSession } from "./session.ts";
import { WithSession } from "../platform/http/register-call.ts";

/** Opens a session with a password. Every failure gets the same refusal. */
export async function openSessionByPassword(
  deps: Deps,
  typed: { login: string; password: string },
  { country, userAgent, ip }: { country: Country; userAgent: string; ip: string },
): Promise<WithSession<{ email: string }> | Refusal> {
  const login = readLogin(typed.login, country);
  if (!login) return refuse("LOGIN_FAILED");
  const attempt = { ...login, ip };
  const wait = await countLoginAttempt(deps, attempt);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const account = await findAccount(deps.db, login);
  const stored = account?.password_hash ?? null;
  // Takes just as long without an account or a password, so the timing reveals nothing.
  const right = await deps.passwords.verify(stored, typed.password);
  if (!account || !right) return refuse("LOGIN_FAILED");
  await clearLoginAttempts(deps, attempt);
  const session = await inTransaction(deps.db, async (transaction) => {
    // Since the password was verified, it may have changed and the account may have been deleted.
    const current = await transaction
      .selectFrom("account")
      .select("password_hash")
      .where("id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    return current?.password_hash === stored ? createSession(transaction, deps, account.id, userAgent) : null;
  });
  return session === null ? refuse("LOGIN_FAILED") : new WithSession({ email: account.email }, session);
}

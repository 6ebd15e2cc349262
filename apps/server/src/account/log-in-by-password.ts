import { type Country, readLogin } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseForNow } from "../platform/http/refusal.ts";
import { WithSession } from "../platform/http/route.ts";
import { findAccount } from "./find-account.ts";
import { countTry, forgetTries } from "../platform/http/login-tries.ts";
import { beginSession } from "./session.ts";

/** Opens a session, or refuses in one way for every reason. */
export async function logInWith(
  deps: Deps,
  typed: { login: string; password: string },
  { country, userAgent }: { country: Country; userAgent: string },
): Promise<WithSession<{ email: string }> | Refusal> {
  const login = readLogin(typed.login, country);
  if (!login) return refuse("LOGIN_FAILED");
  const wait = await countTry(deps, login);
  if (wait !== null) return refuseForNow("RATE_LIMITED", wait);
  const account = await findAccount(deps.db, login);
  const stored = account?.password_hash ?? null;
  // Without an account, or a password, the same work is done for nothing: the time tells no more than the answer.
  const right = await deps.passwords.verify(stored, typed.password);
  if (!account || !right) return refuse("LOGIN_FAILED");
  await forgetTries(deps, login);
  const session = await deps.db.transaction().execute(async (transaction) => {
    // Changed in the meantime, it was the old password that was right.
    const now = await transaction
      .selectFrom("account")
      .select("password_hash")
      .where("id", "=", account.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return now.password_hash === stored ? beginSession(transaction, deps, account.id, userAgent) : null;
  });
  return session === null ? refuse("LOGIN_FAILED") : new WithSession({ email: account.email }, session);
}

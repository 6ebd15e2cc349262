import { type CallInput, type changePassword, fieldError } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseForNow } from "../platform/http/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { countTry, forgetTries } from "../platform/http/login-tries.ts";
import type { Account } from "./session.ts";
import { tellByMail } from "./tell-by-mail.ts";

/**
 * Sets another password for who knows the one so far. Whoever else is logged in, or holds a link, is shut out; the keys on one's own
 * devices stay, and are listed on the same page (docs/security.md).
 */
export async function changePasswordOf(
  deps: Deps,
  account: Account,
  { currentPassword, password }: CallInput<typeof changePassword>["body"],
): Promise<{ changed: true } | Refusal> {
  if (await isCommonPassword(password))
    return refuse("PASSWORD_TOO_COMMON", [fieldError("password", "PASSWORD_TOO_COMMON")]);
  // Counted with those of the login: at a session left open nobody guesses faster than without one.
  const tried = { kind: "email", key: account.email.toLowerCase() } as const;
  const wait = await countTry(deps, tried);
  if (wait !== null) return refuseForNow("RATE_LIMITED", wait);
  const { password_hash: stored } = await deps.db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", account.id)
    .executeTakeFirstOrThrow();
  const wrong = refuse("FIELD_INVALID", ["currentPassword"]);
  if (!(await deps.passwords.verify(stored, currentPassword))) return wrong;
  const password_hash = await deps.passwords.hash(password);
  const changed = await deps.db.transaction().execute(async (transaction) => {
    // Of two at once one wins: for the other it was the old password that was right.
    const set = await transaction
      .updateTable("account")
      .set({ password_hash })
      .where("id", "=", account.id)
      .where("password_hash", "=", stored)
      .returning("id")
      .executeTakeFirst();
    if (!set) return wrong;
    await transaction
      .updateTable("account_token")
      .set({ used_at: deps.clock.now() })
      .where("account_id", "=", account.id)
      .where("used_at", "is", null)
      .execute();
    await transaction
      .deleteFrom("account_session")
      .where("account_id", "=", account.id)
      .where("id", "!=", account.sessionId)
      .execute();
    await tellByMail(transaction, deps, account, { kind: "password-changed", reason: deps.random.uuid() });
    return { changed: true as const };
  });
  deps.jobs.wake();
  if ("changed" in changed) await forgetTries(deps, tried);
  return changed;
}

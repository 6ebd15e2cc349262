import type { CallInput, changePassword } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { refuseIfTooCommon } from "./common-passwords.ts";
import { clearLoginAttempts, countLoginAttempt, deleteLinks, endSessions, linkKindsOf } from "../access/index.ts";
import { notifyOwner } from "./notify-owner.ts";
import type { Account } from "../platform/http/callers.ts";

/**
 * Changes the password of a tenant who knows the current one. Ends all other sessions and mailed links. Passkeys stay, because
 * the same page lists them (docs/security.md).
 */
export async function changeAccountPassword(
  deps: Deps,
  account: Account,
  { currentPassword, password }: CallInput<typeof changePassword>["body"],
  ip: string,
): Promise<{ changed: true } | Refusal> {
  const tooCommon = await refuseIfTooCommon(deps, password);
  if (tooCommon) return tooCommon;
  // Shares the login's attempt counter, so that an open session does not allow faster guessing.
  const attempt = { kind: "email", key: account.email.toLowerCase(), ip } as const;
  const wait = await countLoginAttempt(deps, attempt);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const { password_hash: stored } = await deps.db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", account.id)
    .executeTakeFirstOrThrow();
  const wrong = refuse("FIELD_INVALID", ["currentPassword"]);
  if (!(await deps.passwords.verify(stored, currentPassword))) return wrong;
  const password_hash = await deps.passwords.hash(password);
  const changed = await inTransaction(deps.db, async (transaction) => {
    // A concurrent change may have won; then `currentPassword` is no longer correct.
    const set = await transaction
      .updateTable("account")
      .set({ password_hash })
      .where("id", "=", account.id)
      .where("password_hash", "=", stored)
      .returning("id")
      .executeTakeFirst();
    if (!set) return wrong;
    await deleteLinks(transaction, linkKindsOf("account"), [account.id]);
    await endSessions(transaction, "account", account.id, { except: account.sessionId });
    await notifyOwner(transaction, deps, account, { change: "PASSWORD_CHANGED", reason: deps.random.uuid() });
    return { changed: true as const };
  });
  deps.jobs.wake();
  if ("changed" in changed) await clearLoginAttempts(deps, attempt);
  return changed;
}

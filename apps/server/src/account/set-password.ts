import { fieldError } from "@kautia/contract";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";

type ConfirmDeps = Pick<Deps, "db" | "clock" | "passwords">;
interface Confirmed {
  email: string;
}

/** Whose password a mailed link sets. Unknown, used, too old and malformed are one and the same. */
export async function findConfirmable({ db, clock }: ConfirmDeps, token: string): Promise<Confirmed | Refusal> {
  const found = await db
    .selectFrom("account_token as link")
    .innerJoin("account", "account.id", "link.account_id")
    .select("account.email")
    .where("link.token_hash", "=", hashToken(token))
    .where("link.purpose", "=", "PASSWORD")
    .where("link.used_at", "is", null)
    .where("link.expires_at", ">", clock.now())
    .executeTakeFirst();
  return found ?? refuse("WRONG_TOKEN");
}

/**
 * Sets the password, once for each link. Whoever set one before, or still holds a link, a passkey or a session, is shut out: a
 * new password is often set because somebody else knew the old one, and may have left a key of their own.
 */
export async function confirm(deps: ConfirmDeps, token: string, password: string): Promise<Confirmed | Refusal> {
  // Hashing takes its time: nobody gets that much of it for a token that is no token.
  const known = await findConfirmable(deps, token);
  if (!("email" in known)) return known;
  if (await isCommonPassword(password))
    return refuse("PASSWORD_TOO_COMMON", [fieldError("password", "PASSWORD_TOO_COMMON")]);
  const password_hash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable("account_token")
      .set({ used_at: now })
      .where("token_hash", "=", hashToken(token))
      .where("purpose", "=", "PASSWORD")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("account_id")
      .executeTakeFirst();
    if (!used) return refuse("WRONG_TOKEN");
    const id = used.account_id;
    await transaction.updateTable("account").set({ password_hash }).where("id", "=", id).execute();
    await transaction
      .updateTable("account_token")
      .set({ used_at: now })
      .where("account_id", "=", id)
      .where("used_at", "is", null)
      .execute();
    await transaction.deleteFrom("passkey").where("account_id", "=", id).execute();
    await transaction.deleteFrom("account_session").where("account_id", "=", id).execute();
    return known;
  });
}

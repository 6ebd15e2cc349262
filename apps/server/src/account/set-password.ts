import { deleteLinks, endSessions, findLink, linkKindsOf } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { refuseIfTooCommon } from "./common-passwords.ts";
import { createSession } from "./session.ts";
import { passwordLinks, consumeAccountLink } from "./consume-link.ts";
import { WithSession } from "../platform/http/register-call.ts";

type PasswordDeps = Pick<Deps, "db" | "clock" | "random" | "passwords" | "config">;
interface LinkOwner {
  email: string;
}

/** Finds the account for a mailed password link. Unknown, used, expired and malformed links get the same refusal. */
export async function findPasswordLink(
  deps: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<(LinkOwner & { passwordOptional: boolean }) | Refusal> {
  const link = await findLink(deps, token, ...passwordLinks);
  if (!link) return refuse("WRONG_TOKEN");
  const query = deps.db.selectFrom("account").select("email").where("id", "=", link.subject);
  const owner = await query.executeTakeFirst();
  return owner ? { ...owner, passwordOptional: link.kind === "first-password" } : refuse("WRONG_TOKEN");
}

/**
 * Sets the password and opens a session; each link works once. Ends all other sessions and links and deletes all
 * passkeys: tenants often set a new password because somebody else knew the old one, and that person may have added a
 * passkey.
 */
export async function setPassword(
  deps: PasswordDeps,
  token: string,
  password: string,
  userAgent: string,
): Promise<WithSession<LinkOwner> | Refusal> {
  // Checks the token first, because hashing the password is expensive.
  const known = await findPasswordLink(deps, token);
  if (!("email" in known)) return known;
  const tooCommon = await refuseIfTooCommon(deps, password);
  if (tooCommon) return tooCommon;
  const password_hash = await deps.passwords.hash(password);
  return inTransaction(deps.db, async (transaction) => {
    const id = await consumeAccountLink(transaction, deps, token, passwordLinks);
    if (id === null) return refuse("WRONG_TOKEN");
    await transaction.updateTable("account").set({ password_hash }).where("id", "=", id).execute();
    await deleteLinks(transaction, linkKindsOf("account"), [id]);
    await transaction.deleteFrom("passkey").where("account_id", "=", id).execute();
    await endSessions(transaction, "account", id);
    return new WithSession({ email: known.email }, await createSession(transaction, deps, id, userAgent));
  });
}

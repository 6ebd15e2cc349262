import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { createSession } from "./session.ts";
import { consumeAccountLink } from "./consume-link.ts";
import { WithSession } from "../platform/http/register-call.ts";

/**
 * Opens a session with a mailed link: one to log in, or the one for a first password, by tenants who want none. The link works
 * once, even for simultaneous requests.
 */
export function openSessionByLink(
  deps: Deps,
  token: string,
  userAgent: string,
): Promise<WithSession<{ email: string }> | Refusal> {
  return inTransaction(deps.db, async (transaction) => {
    const id = await consumeAccountLink(transaction, deps, token, ["login", "first-password"]);
    if (id === null) return refuse("WRONG_TOKEN");
    const { email } = await transaction
      .selectFrom("account")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return new WithSession({ email }, await createSession(transaction, deps, id, userAgent));
  });
}

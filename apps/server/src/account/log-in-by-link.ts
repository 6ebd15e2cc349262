import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { recordLinkFollowed } from "../mails/index.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { WithSession } from "../platform/http/route.ts";
import { createSession } from "./session.ts";

/** Opens a session with a mailed link. The link works once, even for simultaneous requests. */
export function openSessionByLink(
  deps: Deps,
  token: string,
  userAgent: string,
): Promise<WithSession<{ email: string }> | Refusal> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable("account_token")
      .set({ used_at: now })
      .where("token_hash", "=", hashToken(token))
      .where("purpose", "=", "LOGIN")
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["account_id", "mail_id"])
      .executeTakeFirst();
    if (!used) return refuse("WRONG_TOKEN");
    await recordLinkFollowed(transaction, deps, used.mail_id);
    const { email } = await transaction
      .selectFrom("account")
      .select("email")
      .where("id", "=", used.account_id)
      .executeTakeFirstOrThrow();
    return new WithSession({ email }, await createSession(transaction, deps, used.account_id, userAgent));
  });
}

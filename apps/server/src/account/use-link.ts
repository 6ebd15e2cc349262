import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { recordLinkFollowed } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { hashToken } from "../platform/tokens.ts";

/**
 * Uses up a mailed link and returns the id of its account; null if the link is unknown, used, expired or for another
 * purpose. Of several simultaneous requests only one gets the account.
 */
export async function useLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  token: string,
  purpose: "LOGIN" | "PASSWORD",
): Promise<string | null> {
  const now = deps.clock.now();
  const token_hash = hashToken(token);
  // Lock order: account before link, as in a change of the password and in the deletion of the account.
  await transaction
    .selectFrom("account")
    .select("id")
    .where("id", "in", (links) =>
      links.selectFrom("account_token").select("account_id").where("token_hash", "=", token_hash),
    )
    .forNoKeyUpdate()
    .execute();
  const used = await transaction
    .updateTable("account_token")
    .set({ used_at: now })
    .where("token_hash", "=", token_hash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["account_id", "mail_id"])
    .executeTakeFirst();
  if (!used) return null;
  await recordLinkFollowed(transaction, deps, used.mail_id);
  return used.account_id;
}

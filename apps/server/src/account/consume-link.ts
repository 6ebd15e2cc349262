import type { Transaction } from "kysely";
import { findLink, type LinkKind, consumeLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { recordLinkFollowed } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";

export const passwordLinks = ["first-password", "new-password"] as const satisfies LinkKind[];

/** Uses up a mailed link and returns the id of its account; null if the link opens nothing. */
export async function consumeAccountLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  token: string,
  kinds: readonly ("login" | (typeof passwordLinks)[number])[],
): Promise<string | null> {
  const found = await findLink({ ...deps, db: transaction }, token, ...kinds);
  if (!found) return null;
  // Lock order: account before link, as in a change of the password and in the deletion of the account.
  await transaction.selectFrom("account").select("id").where("id", "=", found.subject).forNoKeyUpdate().execute();
  const used = await consumeLink(transaction, deps, token, kinds);
  if (!used) return null;
  await recordLinkFollowed(transaction, deps, used.mailId);
  return used.subject;
}

import { makeLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";

/**
 * Returns a new token of the application that a link belongs to; null once it is signed or its data is deleted. A link
 * may be used on any number of devices.
 */
export function openApplication(deps: Pick<Deps, "db" | "clock" | "random">, refId: string): Promise<string | null> {
  return inTransaction(deps.db, async (transaction) => {
    // The lock makes it wait for a deletion of the application's data, which deletes its tokens.
    const open = await transaction
      .selectFrom("application")
      .select("ref_id")
      .where("ref_id", "=", refId)
      .where("signed_at", "is", null)
      .where("forgotten_at", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return open ? makeLink(transaction, deps, "application", { subject: refId }) : null;
  });
}

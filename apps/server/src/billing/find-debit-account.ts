import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The bank account behind a payment method, for mails; null for a card. */
export async function findDebitAccount(
  db: Kysely<Database>,
  refId: string,
  methodId: string,
): Promise<{ lastFour: string | null; mandateReference: string | null } | null> {
  const account = await db
    .selectFrom("payment_method")
    .select(["last_four as lastFour", "mandate_reference as mandateReference"])
    .where("ref_id", "=", refId)
    .where("method_id", "=", methodId)
    .where("kind", "=", "sepa_debit")
    .executeTakeFirst();
  return account ?? null;
}

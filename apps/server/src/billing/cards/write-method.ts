import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { PaymentMethod } from "../ports/payment.ts";

/** Stores the policy's payment method, for mails, receipts and the account. */
export async function writeMethod(
  transaction: Transaction<Database>,
  refId: string,
  { methodId, kind, lastFour, mandateReference }: PaymentMethod,
  since: Date,
): Promise<void> {
  await transaction
    .insertInto("payment_method")
    .values({
      ref_id: refId,
      method_id: methodId,
      kind,
      last_four: lastFour,
      mandate_reference: mandateReference,
      since,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

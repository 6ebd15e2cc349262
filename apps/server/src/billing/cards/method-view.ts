import type { PaymentMethodView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Policy } from "../../policy/index.ts";
import type { PaymentMethod } from "../ports/payment.ts";

export function toMethodView({ kind, lastFour }: Pick<PaymentMethod, "kind" | "lastFour">): PaymentMethodView {
  return { kind, lastDigits: lastFour };
}

/** The policy's payment method; null for a card entered before payment methods were stored. */
export async function readMethodView(
  db: Kysely<Database>,
  { ref_id, card_method_id }: Pick<Policy, "ref_id" | "card_method_id">,
): Promise<PaymentMethodView | null> {
  const method = await db
    .selectFrom("payment_method")
    .select(["kind", "last_four as lastFour"])
    .where("ref_id", "=", ref_id)
    .where("method_id", "=", card_method_id)
    .executeTakeFirst();
  return method ? toMethodView(method) : null;
}

import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";

/** Marks the policy's card or account as never to be charged again. False if the policy already uses another one. */
export async function markMethodRefused(
  transaction: Transaction<Database>,
  policy: Policy,
  methodId: string,
  at: Date,
): Promise<boolean> {
  if (methodId !== policy.card_method_id) return false;
  await transaction.updateTable("policy").set({ card_refused_at: at }).where("ref_id", "=", policy.ref_id).execute();
  return true;
}

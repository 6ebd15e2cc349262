import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export async function countFailedPremiums(transaction: Transaction<Database>, refId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("premium")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("ref_id", "=", refId)
    .where("first_failed_on", "is not", null)
    .where("status", "in", ["DUE", "UNPAID"])
    .executeTakeFirstOrThrow();
  return count;
}

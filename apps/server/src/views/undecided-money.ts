import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** How many transfers made before that day still wait for a second person. They belong to a month that is over. */
export async function countUndecidedTransfers(db: Kysely<Database>, end: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom("approval")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "in", ["pay-out-claim", "transfer-refund", "bank-payment"])
    .where("decision", "is", null)
    .where(sql<string>`payload->>'paidOn'`, "<", end)
    .executeTakeFirstOrThrow();
  return count;
}

import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** How many payments on our bank's statements before that day are still unknown. */
export async function countOpenLines(db: Kysely<Database>, end: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom("bank_line")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("subject_id", "is", null)
    .where("booked_on", "<", end)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many transfers made before that day still wait for a second person. They belong to a month that is over. */
export async function countUndecidedTransfers(db: Kysely<Database>, end: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom("approval")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "in", ["pay-out-claim", "transfer-refund", "bank-payment", "record-remittance"])
    .where("decision", "is", null)
    .where(sql<string>`payload->>'paidOn'`, "<", end)
    .executeTakeFirstOrThrow();
  return count;
}

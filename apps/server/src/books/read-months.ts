import { addMonths, type CalendarDate, firstOfMonth, staffCountry } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { staffName } from "../views/names.ts";

/** A month of the books. `month` is its first day. */
interface Month {
  month: CalendarDate;
  closedAt: Date | null;
  /** The names of the two people who closed it. */
  askedBy: string | null;
  approvedBy: string | null;
}

/** From the first month with an entry to the current one, the newest first. */
export async function readMonths({ db, clock }: { db: Kysely<Database>; clock: Deps["clock"] }): Promise<Month[]> {
  const { rows } = await sql<{ first: CalendarDate | null }>`
    SELECT least((SELECT min(month) FROM ledger_entry), (SELECT min(month) FROM closed_month)) AS first`.execute(db);
  const first = rows[0]?.first ?? null;
  if (first === null) return [];
  const closed = await db
    .selectFrom("closed_month")
    .select(["month", "closed_at as closedAt"])
    .select(({ ref }) => [staffName(ref("asked_by")).as("askedBy"), staffName(ref("approved_by")).as("approvedBy")])
    .execute();
  const months: Month[] = [];
  const current = firstOfMonth(localDay(staffCountry, clock.now()));
  for (let month = first; month <= current; month = addMonths(month, 1))
    months.unshift(
      closed.find((item) => item.month === month) ?? { month, closedAt: null, askedBy: null, approvedBy: null },
    );
  return months;
}

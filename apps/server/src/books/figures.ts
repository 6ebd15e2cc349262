import { addDays, addMonths, type CalendarDate, type Country, staffCountry } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { inMonth, readBookedMoney } from "../views/money.ts";

/** A month's figures in one country, in cents. `month` is its first day. */
export interface MonthFigures {
  month: CalendarDate;
  country: Country;
  earned_cents: number;
  paid_cents: number;
  open_cents: number;
  exposure_cents: number;
  unearned_cents: number;
  claims_paid_cents: number;
}

/** The month after the last stored one, or the first with an entry; null before the first entry. */
export async function findOpenMonth(db: Kysely<Database>): Promise<CalendarDate | null> {
  const { rows } = await sql<{ month: CalendarDate | null }>`
    SELECT coalesce((SELECT max(month) + interval '1 month' FROM money_month)::date,
      (SELECT min(month) FROM ledger_entry)) AS month`.execute(db);
  return rows[0]?.month ?? null;
}

/** The stored months before this one, oldest first. */
export function readStoredFigures(db: Kysely<Database>, before: CalendarDate): Promise<MonthFigures[]> {
  return db
    .selectFrom("money_month")
    .select(["month", "country", "earned_cents", "paid_cents", "open_cents", "exposure_cents", "unearned_cents"])
    .select("claims_paid_cents")
    .where("month", "<", before)
    .orderBy("month")
    .execute();
}

/**
 * Counts the month that follows those of `before`, up to today. Earned is what was booked in it, less what is unearned at its
 * end, plus what was unearned at the end of the month before. So the months add up to the ledger, to the cent.
 */
export async function countFigures(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  month: CalendarDate,
  before: readonly MonthFigures[],
): Promise<MonthFigures[]> {
  const next = addMonths(month, 1);
  const [today, lastDay] = [localDay(staffCountry, clock.now()), addDays(next, -1)];
  const booked = await readBookedMoney(db, {
    booked: inMonth(month),
    lastDay: today < lastDay ? today : lastDay,
  });
  return booked.map(({ country, premiums, paid, claimsPaid, openChange, unearned, exposure }) => {
    const last = before.findLast((item) => item.country === country);
    return {
      month,
      country,
      earned_cents: premiums - unearned + (last?.unearned_cents ?? 0),
      paid_cents: paid,
      open_cents: (last?.open_cents ?? 0) + openChange,
      exposure_cents: exposure,
      unearned_cents: unearned,
      claims_paid_cents: claimsPaid,
    };
  });
}

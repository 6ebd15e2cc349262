import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import { countFigures, readStoredFigures } from "./figures.ts";
import { findStops, type Stop } from "./find-stops.ts";
import { countReserves } from "./reserves.ts";
import { selectSums } from "./read-sums.ts";

interface Closing {
  month: CalendarDate;
  askedBy: string;
  approvedBy: string;
}

/**
 * Closes a month for good: stores its sums. What is recorded for it later counts in the next one. Returns what stops the close;
 * closing it again changes nothing. Waits for running postings and keeps new ones waiting until the transaction ends.
 */
export async function closeMonth(
  transaction: Transaction<Database>,
  { clock, config }: Pick<Deps, "clock" | "config">,
  { month, askedBy, approvedBy }: Closing,
): Promise<Stop[]> {
  await lockByName(transaction, "close-month");
  if (await findClosed(transaction, month)) return [];
  const stops = await findStops({ db: transaction, clock, config }, month);
  if (stops.length > 0) return stops;
  const now = clock.now();
  await transaction
    .insertInto("closed_month")
    .values({ month, closed_at: now, asked_by: askedBy, approved_by: approvedBy })
    .execute();
  await sql`
    INSERT INTO month_sum (country, insurer, currency, account, debit_cents, credit_cents, entries, late_entries, month)
    SELECT counted.*, ${month} FROM (${selectSums({ config }, month)}) AS counted`.execute(transaction);
  const earlier = await readStoredFigures(transaction, month);
  const figures = await countFigures({ db: transaction, clock }, month, earlier);
  await transaction
    .insertInto("money_month")
    .values(figures.map((item) => ({ ...item, stored_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reserves = await countReserves({ db: transaction, clock, config }, month, { figures, earlier });
  await transaction
    .insertInto("month_reserve")
    .values(reserves.map((reserve) => ({ ...reserve, month })))
    .execute();
  return [];
}

/** When and by whom a month was closed; undefined while it is open. */
function findClosed(db: Kysely<Database>, month: CalendarDate) {
  return db.selectFrom("closed_month").selectAll().where("month", "=", month).executeTakeFirst();
}

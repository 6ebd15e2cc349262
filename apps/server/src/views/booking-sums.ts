import type { CalendarDate, Country, Currency } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Entry = Database["ledger_entry"];

/** What an event moved from one account to another on a day, in cents. */
export interface BookingSum {
  valueDay: CalendarDate;
  event: Entry["event"];
  debit: Entry["account"];
  credit: Entry["account"];
  currency: Currency;
  cents: number;
  count: number;
}

/** The bookings of a month in a country, added up by day and event. */
export async function readBookingSums(
  db: Kysely<Database>,
  month: CalendarDate,
  country: Country,
): Promise<BookingSum[]> {
  const { rows } = await sql<BookingSum>`
    SELECT value_day AS "valueDay", event, max(account) FILTER (WHERE amount_cents > 0) AS debit,
      max(account) FILTER (WHERE amount_cents < 0) AS credit, currency,
      (sum(amount_cents) FILTER (WHERE amount_cents > 0))::bigint AS cents,
      (count(*) FILTER (WHERE amount_cents > 0))::integer AS count
    FROM ledger_entry WHERE month = ${month} AND country = ${country}
    -- Each event has one debit and one credit account.
    GROUP BY value_day, event, currency ORDER BY value_day, event`.execute(db);
  return rows;
}

import { countries, type CalendarDate, type Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * One country's money in cents. `exposure` and `unearned` are amounts at the end of the last day; `openChange` is by how much
 * the open premiums grew.
 */
export interface BookedMoney {
  country: Country;
  premiums: number;
  paid: number;
  claimsPaid: number;
  openChange: number;
  unearned: number;
  exposure: number;
}

/** Sums the bookings between two instants and the state at the end of `lastDay`, by index (docs/scale.md). */
export async function readBookedMoney(
  db: Kysely<Database>,
  { from, until, lastDay }: { from: Date; until: Date; lastDay: CalendarDate },
): Promise<BookedMoney[]> {
  // Without fees, chargebacks and refunds by hand, and without charges of instalments, which have no period.
  const { rows } = await sql<BookedMoney>`
    WITH booked AS (
      SELECT country, -sum(amount_cents) FILTER (WHERE account = 'PREMIUMS') AS premiums,
        sum(amount_cents) FILTER (WHERE account IN ('PROVIDER', 'REFUNDS_BANK')) AS paid,
        sum(amount_cents) FILTER (WHERE account = 'CLAIMS') AS claims_paid,
        -sum(amount_cents) FILTER (WHERE event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'CHARGE_SUCCEEDED', 'DEBIT_RETURNED'))
          AS open_change
      FROM ledger_entry
      WHERE at >= ${from} AND at < ${until} AND account IN ('PREMIUMS', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS')
        AND (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED',
            'REFUND_TRANSFERRED', 'CLAIM_PAID')
          OR (event IN ('CHARGE_SUCCEEDED', 'DEBIT_RETURNED') AND period_from IS NOT NULL))
      GROUP BY country
    ), of_period AS (
      SELECT country, period_from, period_until, -sum(amount_cents) AS cents
      FROM ledger_entry WHERE account = 'PREMIUMS' AND period_until > ${lastDay}::date + 1 AND at < ${until}
      GROUP BY country, period_from, period_until
    ), unearned AS (
      SELECT country, round(sum(cents * (period_until - greatest(period_from, ${lastDay}::date + 1))::numeric
        / (period_until - period_from))) AS cents
      FROM of_period GROUP BY country
    ), exposed AS (
      SELECT country, sum(deposit_cents) AS cents FROM policy
      WHERE cover_start <= ${lastDay} AND coalesce(covered_until, 'infinity') > ${lastDay}
      GROUP BY country
    )
    SELECT country, coalesce(premiums, 0)::bigint AS premiums, coalesce(paid, 0)::bigint AS paid,
      coalesce(claims_paid, 0)::bigint AS "claimsPaid", coalesce(open_change, 0)::bigint AS "openChange",
      coalesce(unearned.cents, 0)::bigint AS unearned, coalesce(exposed.cents, 0)::bigint AS exposure
    FROM unnest(${countries}::text[]) AS country
      LEFT JOIN booked USING (country) LEFT JOIN unearned USING (country) LEFT JOIN exposed USING (country)
    ORDER BY country`.execute(db);
  return rows;
}

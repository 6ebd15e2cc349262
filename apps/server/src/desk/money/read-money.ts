import { addMonths, countries, type Country, deskCountry, fromCents, type MoneyMonth } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";

/**
 * $1 is the first day of the first month, $2 today. Sums by day, changes that no worker has added yet, and all rows while
 * nothing is summed. With `rate` and `moment` of the days before it, a day's earned total is `rate * day - moment`.
 */
const text = `
  WITH change AS (
    SELECT country, figure, day, amount FROM money_day
    UNION ALL SELECT country, figure, day, amount FROM money_change WHERE EXISTS (SELECT FROM money_day)
    UNION ALL SELECT country, figure, day, amount FROM counted_money WHERE NOT EXISTS (SELECT FROM money_day)
  ), month AS (
    SELECT start::date, least((start + interval '1 month')::date, $2::date + 1) - $1::date AS stop
    FROM generate_series($1::timestamp, $2::timestamp, interval '1 month') AS start
  ), moved AS (
    SELECT country, greatest(date_trunc('month', day)::date, $1::date - 1) AS start,
      sum(amount) FILTER (WHERE figure = 'PAID') AS paid,
      sum(amount) FILTER (WHERE figure = 'CLAIMS_PAID') AS claims_paid,
      sum(amount) FILTER (WHERE figure = 'OPEN') AS open,
      sum(amount) FILTER (WHERE figure = 'EXPOSURE') AS exposure,
      sum(amount) FILTER (WHERE figure = 'EARNED_PER_DAY') AS rate,
      sum(amount * (day - $1::date)) FILTER (WHERE figure = 'EARNED_PER_DAY') AS moment
    FROM change WHERE day <= $2::date GROUP BY 1, 2
  ), total AS (
    SELECT start, stop, country, paid, claims_paid, sum(open) OVER so_far AS open, sum(exposure) OVER so_far AS exposure,
      round(coalesce(sum(rate) OVER so_far * stop - sum(moment) OVER so_far, 0)) AS earned
    FROM (SELECT start, stop FROM month UNION ALL SELECT $1::date - 1, 0) AS every
      CROSS JOIN unnest($3::text[]) AS known (country) LEFT JOIN moved USING (start, country)
    WINDOW so_far AS (PARTITION BY country ORDER BY start)
  ), shown AS (
    SELECT *, earned - lag(earned) OVER (PARTITION BY country ORDER BY start) AS earned_in_month FROM total
  )
  SELECT to_char(start, 'YYYY-MM') AS month, country, earned_in_month::bigint AS earned, coalesce(paid, 0)::bigint AS paid,
    coalesce(open, 0)::bigint AS open, coalesce(exposure, 0)::bigint AS exposure,
    coalesce(claims_paid, 0)::bigint AS "claimsPaid"
  FROM shown WHERE start >= $1::date ORDER BY start, array_position($3::text[], country)`;

interface Row {
  month: string;
  country: Country;
  earned: number;
  paid: number;
  open: number;
  exposure: number;
  claimsPaid: number;
}

/** The last `count` months with today's, each in its country's currency, from sums that are kept by day (docs/desk.md). */
export async function readMoney({ sql, clock }: Pick<Deps, "sql" | "clock">, count: number): Promise<MoneyMonth[]> {
  const today = localDay(deskCountry, clock.now());
  const first = addMonths(`${today.slice(0, 7)}-01`, 1 - count);
  const rows = await sql.query<Row>({ name: "money-by-month", text, values: [first, today, countries] });
  return rows.map(({ month, country, ...cents }) => ({
    month,
    country,
    earned: fromCents(cents.earned),
    paid: fromCents(cents.paid),
    open: fromCents(cents.open),
    exposure: fromCents(cents.exposure),
    claimsPaid: fromCents(cents.claimsPaid),
  }));
}

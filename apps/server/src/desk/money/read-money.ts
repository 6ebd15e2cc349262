import { addMonths, type CalendarDate, countries, type Country, fromCents, type MoneyMonth } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

/** SQL for the months. $1 is the first day of the first month, $2 today. The last month ends today. */
const months = `month AS (
  SELECT start::date, least((start + interval '1 month')::date, $2::date + 1) AS stop
  FROM generate_series($1::timestamp, $2::timestamp, interval '1 month') AS start
)`;

/**
 * Spreads each premium, less refunds, over the days it pays for. Rounds running sums, so that the parts add up to the
 * whole. No period is longer than 366 days.
 */
const earnedText = `
  WITH ${months}, spread AS (
    SELECT country, period_from AS since,
      greatest(least(period_until, coalesce(premium_until, covered_until)), period_from + 1) AS until,
      (premium.amount_cents - coalesce(refund.amount_cents, 0))::bigint AS net
    FROM premium JOIN policy USING (ref_id) LEFT JOIN refund ON refund.premium_id = premium.id
    WHERE NOT is_test AND premium.status <> 'CANCELLED' AND period_from > $1::date - 367 AND period_from <= $2::date
  )
  SELECT start::text, country, sum(
    net * (least(stop, until) - since) / (until - since)
      - net * greatest(least(start, until) - since, 0) / (until - since))::bigint AS earned
  FROM month JOIN spread ON since < stop AND until > start GROUP BY 1, 2`;

/** The ledger contains no test policies. What tenants repay after a claim is not a premium. */
const bookedText = `
  SELECT date_trunc('month', at AT TIME ZONE 'Europe/Berlin')::date::text AS start, country,
    coalesce(sum(amount_cents) FILTER (WHERE account = 'PROVIDER'), 0)::bigint AS paid,
    -coalesce(sum(amount_cents) FILTER (WHERE account = 'PREMIUMS' OR event IN ('CHARGE_SUCCEEDED', 'DEBIT_RETURNED')), 0)::bigint AS "openMore",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'CLAIMS'), 0)::bigint AS "claimsPaid"
  FROM ledger_entry JOIN policy USING (ref_id)
  WHERE at >= $1 AND (event, account) IN (('PREMIUM_DUE', 'PREMIUMS'), ('PREMIUM_CANCELLED', 'PREMIUMS'),
      ('CHARGE_SUCCEEDED', 'PROVIDER'), ('DEBIT_RETURNED', 'PROVIDER'), ('REFUND_PAID', 'PROVIDER'), ('REFUND_RETURNED', 'PROVIDER'), ('CLAIM_PAID', 'CLAIMS'))
    AND NOT (event = 'CHARGE_SUCCEEDED' AND subject_id IN (SELECT id FROM charge_attempt WHERE instalment_id IS NOT NULL))
    AND NOT (event = 'DEBIT_RETURNED' AND subject_id IN (SELECT m.id FROM provider_movement m
      JOIN charge_attempt a ON a.id = m.charge_attempt_id WHERE a.instalment_id IS NOT NULL))
  GROUP BY 1, 2`;

const openText = `
  SELECT country, sum(amount_cents)::bigint AS open
  FROM premium JOIN policy USING (ref_id) WHERE NOT is_test AND premium.status IN ('DUE', 'UNPAID') GROUP BY country`;

const exposureText = `
  WITH ${months}
  SELECT start::text, country, sum(deposit_cents)::bigint AS exposure
  FROM month JOIN policy ON NOT is_test AND cover_start < stop AND (covered_until IS NULL OR covered_until >= stop) GROUP BY 1, 2`;

interface Row {
  start: CalendarDate;
  country: Country;
}

/**
 * The last `count` months, including this one. Computed from our tables on request; a test compares them with the
 * ledger.
 */
export async function readMoney({ sql, clock }: Pick<Deps, "sql" | "clock">, count: number): Promise<MoneyMonth[]> {
  const today = localDay("de", clock.now());
  const first = addMonths(`${today.slice(0, 7)}-01`, 1 - count);
  const days = [first, today];
  const earned = await sql.query<Row & { earned: number }>({ name: "money-earned", text: earnedText, values: days });
  const exposed = await sql.query<Row & { exposure: number }>({
    name: "money-exposure",
    text: exposureText,
    values: days,
  });
  const booked = await sql.query<Row & { paid: number; openMore: number; claimsPaid: number }>({
    name: "money-booked",
    text: bookedText,
    values: [startOfLocalDay("de", first)],
  });
  const openNow = await sql.query<{ country: Country; open: number }>({
    name: "money-open",
    text: openText,
    values: [],
  });

  const starts = Array.from({ length: count }, (_, at) => addMonths(first, at));
  return starts.flatMap((start) =>
    countries.map((country) => {
      const here = (row: Row) => row.start === start && row.country === country;
      const { paid = 0, claimsPaid = 0 } = booked.find(here) ?? {};
      const later = booked.filter((row) => row.country === country && row.start > start);
      const now = openNow.find((row) => row.country === country)?.open ?? 0;
      return {
        month: start.slice(0, 7),
        country,
        earned: fromCents(earned.find(here)?.earned ?? 0),
        paid: fromCents(paid),
        open: fromCents(later.reduce((open, { openMore }) => open - openMore, now)),
        exposure: fromCents(exposed.find(here)?.exposure ?? 0),
        claimsPaid: fromCents(claimsPaid),
      };
    }),
  );
}

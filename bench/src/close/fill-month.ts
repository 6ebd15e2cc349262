import type { CalendarDate } from "@kautia/contract";
import type { Client } from "pg";

/** For how many policies premiums are written at once. */
const batchSize = 5_000;

/**
 * Writes a month in which this many premiums were due, charged and settled: ten entries each, with commission and the
 * provider's fee, and the movement in its books. Like the product's own entries, but without their triggers, which would take
 * most of the time.
 */
export async function fillMonth(client: Client, month: CalendarDate, premiums: number): Promise<void> {
  await client.query("SET session_replication_role = replica");
  for (let from = 0; from < premiums; from += batchSize)
    await client.query(
      `WITH due AS (
         SELECT gen_random_uuid() AS premium, gen_random_uuid() AS attempt, gen_random_uuid() AS movement, number, ref_id, country,
           $1::date + (number % 28)::integer AS day
         FROM generate_series($2::bigint, $3::bigint) AS number
           JOIN (SELECT ref_id, country, row_number() OVER (ORDER BY ref_id) AS place, count(*) OVER () AS policies FROM policy) AS policy
             ON place = 1 + number % policies
       ), moved AS (
         INSERT INTO provider_movement (id, country, provider_id, kind, amount_cents, fee_cents, currency, at, charge_attempt_id, booked_at)
         SELECT movement, country, 'bench-' || movement, 'charge', 635, 35, 'EUR', day + interval '12 hours', attempt, day + interval '13 hours' FROM due
       )
       INSERT INTO ledger_entry (event, subject_id, ref_id, country, account, amount_cents, currency, at, value_day, month, period_from, period_until)
       SELECT event, CASE subject WHEN 'premium' THEN premium WHEN 'attempt' THEN attempt ELSE movement END, ref_id, country,
         account, cents, 'EUR', day + interval '12 hours', day, $1::date,
         CASE WHEN period THEN day END, CASE WHEN period THEN (day + interval '1 month')::date END
       FROM due, (VALUES
         ('PREMIUM_DUE', 'premium', 'RECEIVABLE', 635, true), ('PREMIUM_DUE', 'premium', 'PREMIUM_PAYABLE', -635, true),
         ('COMMISSION_EARNED', 'premium', 'PREMIUM_PAYABLE', 95, false), ('COMMISSION_EARNED', 'premium', 'COMMISSION', -95, false),
         ('CHARGE_ASKED', 'attempt', 'IN_COLLECTION', 635, true), ('CHARGE_ASKED', 'attempt', 'RECEIVABLE', -635, true),
         ('CHARGE_SUCCEEDED', 'attempt', 'PROVIDER', 635, true), ('CHARGE_SUCCEEDED', 'attempt', 'IN_COLLECTION', -635, true),
         ('PROVIDER_FEE', 'movement', 'FEES', 35, false), ('PROVIDER_FEE', 'movement', 'PROVIDER', -35, false)
       ) AS entry (event, subject, account, cents, period)`,
      [month, from, Math.min(from + batchSize, premiums) - 1],
    );
  await client.query("SET session_replication_role = DEFAULT");
  await client.query("VACUUM (ANALYZE) ledger_entry, provider_movement");
  await client.query("CHECKPOINT");
}

/** Closes all months before this one without their sums, and opens it again, so that a run begins like the first. */
export async function closeEarlier(
  client: Client,
  month: CalendarDate,
  people: readonly [string, string],
): Promise<void> {
  await client.query("SET session_replication_role = replica");
  for (const table of ["month_sum", "month_reserve", "closed_month", "money_month"])
    await client.query(`DELETE FROM ${table} WHERE month >= $1`, [month]);
  await client.query("DELETE FROM ledger_entry WHERE month >= $1", [month]);
  await client.query("DELETE FROM provider_movement WHERE provider_id LIKE 'bench-%'");
  // The copies have no provider whose books they could differ from.
  await client.query("UPDATE provider_movement SET booked_at = at WHERE booked_at IS NULL");
  await client.query(
    `INSERT INTO closed_month (month, closed_at, asked_by, approved_by)
     SELECT month, month + interval '1 month', $2, $3
     FROM generate_series((SELECT min(month) FROM ledger_entry), $1::date - interval '1 month', interval '1 month') AS of (month)
     ON CONFLICT DO NOTHING`,
    [month, ...people],
  );
  await client.query("SET session_replication_role = DEFAULT");
}

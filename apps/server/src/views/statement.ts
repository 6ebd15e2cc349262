import type { CalendarDate, Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { policyColumn } from "./policy-column.ts";

/** A line of the insurer's statement. Positive cents are the insurer's. */
export interface StatementLine {
  valueDay: CalendarDate;
  contractNumber: string | null;
  event: Database["ledger_entry"]["event"] | "TERMINATED";
  cents: number;
}

/**
 * What is booked for the insurer: premiums with their tax and less commission, payouts, repayments, and what was written off.
 * The tax moves to an account of its own, so it is not a line but a part of the total.
 */
export const isInsurers = sql<boolean>`account IN ('PREMIUM_PAYABLE', 'CLAIMS', 'REPAYMENTS', 'WRITTEN_OFF')
  AND event NOT IN ('REMITTED', 'INSURANCE_TAX_DUE', 'INSURANCE_TAX_CANCELLED', 'INSURANCE_TAX_WRITTEN_OFF')`;

/**
 * One line for each event of a policy in a month, and one for each policy whose cover ended. Like a booking, an end that was
 * recorded after its month had been closed is in the month that was open then.
 */
export async function readStatementLines(
  db: Kysely<Database>,
  month: CalendarDate,
  country: Country,
): Promise<StatementLine[]> {
  const contract = policyColumn(sql.ref<string>("ledger_entry.ref_id"), "contract_number");
  const { rows } = await sql<StatementLine>`
    SELECT value_day AS "valueDay", ${contract} AS "contractNumber", event, -amount_cents AS cents
    FROM ledger_entry WHERE month = ${month} AND country = ${country} AND ${isInsurers}
    UNION ALL SELECT covered_until, contract_number, 'TERMINATED', 0 FROM policy JOIN policy_history USING (ref_id)
    WHERE country = ${country} AND to_status IN ('ENDED', 'WITHDRAWN') AND covered_until IS NOT NULL
      AND ${month}::date = greatest(date_trunc('month', covered_until::timestamp),
        (SELECT max(month) + interval '1 month' FROM closed_month
        WHERE closed_at <= coalesce(recorded_at, policy_history.at)))
    ORDER BY 1, 2, 3`.execute(db);
  return rows;
}

/** How many bookings of a kind there were, and what they add up to. */
export interface StatementItem {
  country: Country;
  event: Database["ledger_entry"]["event"];
  count: number;
  cents: number;
}

export async function readStatementItems(db: Kysely<Database>, month: CalendarDate): Promise<StatementItem[]> {
  const { rows } = await sql<StatementItem>`
    SELECT country, event, count(*)::integer AS count, -sum(amount_cents)::bigint AS cents FROM ledger_entry
    WHERE month = ${month} AND ${isInsurers} GROUP BY country, event ORDER BY country, event`.execute(db);
  return rows;
}

/** The insurance tax in the premiums of a month, by country, in cents. */
export async function readStatementTax(db: Kysely<Database>, month: CalendarDate): Promise<Map<Country, number>> {
  const { rows } = await sql<{ country: Country; cents: number }>`
    SELECT country, -sum(amount_cents)::bigint AS cents FROM ledger_entry
    WHERE month = ${month} AND account = 'INSURANCE_TAX' AND event <> 'INSURANCE_TAX_REMITTED' GROUP BY country`.execute(
    db,
  );
  return new Map(rows.map(({ country, cents }) => [country, cents]));
}

import { type BookedFigure, countries, type CalendarDate, type Country } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isInForce } from "./in-force.ts";
import { policyColumn, policyTenants } from "./policy-column.ts";

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
  /** How many had cover at the end of the last day. */
  policies: number;
}

/** The accounts whose bookings make a figure. */
const accounts: Record<BookedFigure, string> = {
  PREMIUMS_WRITTEN: "'PREMIUM_PAYABLE'",
  PREMIUMS_RECEIVED: "'PROVIDER', 'REFUNDS_BANK', 'RECEIVED_BANK'",
  CLAIMS_PAID: "'CLAIMS'",
};
/** Whether a booking belongs to a figure. */
export const isIn = (figure: BookedFigure) => sql<boolean>`account IN (${sql.raw(accounts[figure])})`;

/**
 * Without fees, chargebacks and refunds by hand, and without payments of instalments, which have no period. The indexes
 * `ledger_entry_counted_of_month` and `_by_time` have exactly this condition, so that they alone answer.
 */
export const isCounted = sql<boolean>`account IN ('PREMIUM_PAYABLE', 'PROVIDER', 'REFUNDS_BANK', 'CLAIMS', 'RECEIVED_BANK', 'WRITTEN_OFF')
  AND (event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'PREMIUM_WRITTEN_OFF', 'INSURANCE_TAX_DUE', 'INSURANCE_TAX_CANCELLED',
      'REFUND_DUE', 'REFUND_PAID', 'REFUND_RETURNED', 'REFUND_TRANSFERRED', 'CLAIM_PAID')
    OR (event IN ('CHARGE_SUCCEEDED', 'DEBIT_RETURNED', 'TRANSFER_RECEIVED') AND period_from IS NOT NULL))`;

/** The bookings that are counted in the figures, with amounts as the figures count them: premiums are credits. */
export function selectBookings(db: Kysely<Database>) {
  const refId = sql.ref<string>("ledger_entry.ref_id");
  const amount = sql<number>`CASE account WHEN 'PREMIUM_PAYABLE' THEN -amount_cents ELSE amount_cents END`;
  return db
    .selectFrom("ledger_entry")
    .select([sql<string>`ledger_entry.id::text`.as("id"), "at", "event", "ref_id as refId", "country"])
    .select([amount.as("amount_cents"), policyColumn(refId, "contract_number").as("contractNumber")])
    .select(policyTenants(refId).as("tenantName"))
    .where(isCounted);
}

/** Which bookings count, and which had been booked by then. */
interface Booked {
  now: RawBuilder<boolean>;
  soFar: RawBuilder<boolean>;
}

/** What counts in a month (docs/books.md). */
export const inMonth = (month: CalendarDate): Booked => ({
  now: sql`month = ${month}::date`,
  soFar: sql`month <= ${month}::date`,
});

/** What was posted between two instants. */
export const postedBetween = (from: Date, until: Date): Booked => ({
  now: sql`at >= ${from} AND at < ${until}`,
  soFar: sql`at < ${until}`,
});

/** Sums bookings and the state at the end of `lastDay`, by index (docs/scale.md). */
export async function readBookedMoney(
  db: Kysely<Database>,
  { booked, lastDay }: { booked: Booked; lastDay: CalendarDate },
): Promise<BookedMoney[]> {
  const { rows } = await sql<BookedMoney>`
    WITH summed AS (
      SELECT country, account, event, sum(amount_cents) AS cents FROM ledger_entry
      WHERE ${booked.now} AND ${isCounted}
      GROUP BY country, account, event
    ), booked AS (
      SELECT country, -sum(cents) FILTER (WHERE ${isIn("PREMIUMS_WRITTEN")}) AS premiums,
        sum(cents) FILTER (WHERE ${isIn("PREMIUMS_RECEIVED")}) AS paid,
        sum(cents) FILTER (WHERE ${isIn("CLAIMS_PAID")}) AS claims_paid,
        -sum(cents) FILTER (WHERE event IN ('PREMIUM_DUE', 'PREMIUM_CANCELLED', 'PREMIUM_WRITTEN_OFF', 'CHARGE_SUCCEEDED',
          'DEBIT_RETURNED', 'TRANSFER_RECEIVED')) AS open_change
      FROM summed GROUP BY country
    ), of_period AS (
      SELECT country, period_from, period_until, -sum(amount_cents) AS cents
      FROM ledger_entry WHERE account = 'PREMIUM_PAYABLE' AND period_until > ${lastDay}::date + 1 AND ${booked.soFar}
      GROUP BY country, period_from, period_until
    ), unearned AS (
      SELECT country, round(sum(cents * (period_until - greatest(period_from, ${lastDay}::date + 1))::numeric
        / (period_until - period_from))) AS cents
      FROM of_period GROUP BY country
    ), exposed AS (
      SELECT country, sum(deposit_cents) AS cents, count(*)::int AS policies FROM policy
      WHERE ${isInForce(lastDay)}
      GROUP BY country
    )
    SELECT country, coalesce(premiums, 0)::bigint AS premiums, coalesce(paid, 0)::bigint AS paid,
      coalesce(claims_paid, 0)::bigint AS "claimsPaid", coalesce(open_change, 0)::bigint AS "openChange",
      coalesce(unearned.cents, 0)::bigint AS unearned, coalesce(exposed.cents, 0)::bigint AS exposure,
      coalesce(exposed.policies, 0)::int AS policies
    FROM unnest(${countries}::text[]) AS country
      LEFT JOIN booked USING (country) LEFT JOIN unearned USING (country) LEFT JOIN exposed USING (country)
    ORDER BY country`.execute(db);
  return rows;
}

import { type CalendarDate, type Country, staffCountry } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { selectClaims } from "./claims.ts";

type Sums = ReadonlyMap<Country, number>;

const toMap = (rows: readonly { country: Country; cents: number }[]): Sums =>
  new Map(rows.map(({ country, cents }) => [country, cents]));

/**
 * What the claims that were open when a day began are expected to cost, in cents: the desk's latest estimate, else what was
 * granted or claimed. A payout of an earlier day that is recorded later does not change a month that is closed.
 */
export async function readOpenClaims(db: Kysely<Database>, end: CalendarDate): Promise<Sums> {
  const began = startOfLocalDay(staffCountry, end);
  const { rows } = await sql<{ country: Country; cents: number }>`
    SELECT country, sum(coalesce(
      (SELECT amount_cents FROM claim_estimate e WHERE e.claim_id = claim.id AND e.at < ${began} ORDER BY e.id DESC LIMIT 1),
      CASE WHEN decided_at < ${began} THEN granted_cents END, amount_cents))::bigint AS cents
    FROM (${selectClaims(db, new Date(0))}) AS claim JOIN policy USING (ref_id)
    WHERE reported_at < ${began} AND (paid_on IS NULL OR paid_on >= ${end})
      AND (outcome IS DISTINCT FROM 'REFUSED' OR decided_at >= ${began})
    GROUP BY country`.execute(db);
  return toMap(rows);
}

/** What tenants owed at the end of a month, in cents. */
export async function readReceivables(db: Kysely<Database>, month: CalendarDate): Promise<Sums> {
  const { rows } = await sql<{ country: Country; cents: number }>`
    SELECT country, sum(cents)::bigint AS cents FROM (
      SELECT country, debit_cents - credit_cents AS cents FROM month_sum
        WHERE account IN ('RECEIVABLE', 'IN_COLLECTION') AND month <= ${month}
      UNION ALL SELECT country, amount_cents FROM ledger_entry
        WHERE account IN ('RECEIVABLE', 'IN_COLLECTION') AND month <= ${month}
          AND month > coalesce((SELECT max(month) FROM closed_month), '-infinity')) AS booked
    GROUP BY country`.execute(db);
  return toMap(rows);
}

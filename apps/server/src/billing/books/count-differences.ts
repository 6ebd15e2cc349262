import { type CalendarDate, countries, staffCountry } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { isNoticeOf } from "../../views/refund-notices.ts";

interface Differences {
  /** Movements whose entries are missing or add up to something else, and entries without a movement. */
  differing: number;
  /** Charges whose result we do not know. */
  unanswered: number;
  /** Movements that nobody has explained: the desk's notice is open. */
  unexplained: number;
  /** Refunds that failed, and nobody has transferred or settled. */
  undecidedRefunds: number;
}

/** Days before this need no comparison, because the last close found no difference. */
interface Compared {
  /** The first day of the first open month; null before the first close. */
  until: CalendarDate | null;
  closedAt: Date | null;
}

/**
 * Compares the ledger with what we read from the provider's books, one by one, until `end`: whatever was posted, moved or booked
 * since the last close, each with all its entries. The first movement of a charge or refund matches the entry of its result,
 * so a refund that was paid twice differs.
 */
export async function countDifferences(
  db: Kysely<Database>,
  end: CalendarDate,
  { until, closedAt }: Compared,
): Promise<Differences> {
  const before = startOfLocalDay(staffCountry, end);
  const [since, sinceInstant, booked] = [
    sql`${until ?? "-infinity"}::date`,
    until === null ? sql`'-infinity'::timestamptz` : startOfLocalDay(staffCountry, until),
    closedAt === null ? sql`'-infinity'::timestamptz` : sql`${closedAt}::timestamptz`,
  ];
  const { rows } = await sql<Differences>`
    WITH posted AS (
      SELECT DISTINCT subject_id FROM ledger_entry WHERE account = 'PROVIDER' AND month >= ${since} AND month < ${end}
    ), looked_at AS (
      SELECT id FROM provider_movement WHERE booked_at IS NULL
      UNION SELECT id FROM provider_movement WHERE country = ANY (${countries}::text[]) AND at >= ${sinceInstant}
      UNION SELECT id FROM provider_movement WHERE booked_at >= ${booked}
      UNION SELECT subject_id FROM posted
      UNION SELECT id FROM provider_movement JOIN posted ON charge_attempt_id = subject_id WHERE kind = 'charge'
      UNION SELECT id FROM provider_movement JOIN posted ON refund_id = subject_id WHERE kind = 'refund'
    ), movement AS (
      SELECT id, booked_at, amount_cents::bigint - fee_cents AS cents, CASE kind
        WHEN 'charge' THEN (SELECT m.charge_attempt_id WHERE NOT EXISTS (SELECT FROM provider_movement first
          WHERE first.kind = 'charge' AND first.charge_attempt_id = m.charge_attempt_id AND first.position < m.position))
        WHEN 'refund' THEN (SELECT m.refund_id WHERE NOT EXISTS (SELECT FROM provider_movement first
          WHERE first.kind = 'refund' AND first.refund_id = m.refund_id AND first.position < m.position)) END AS result_id
      FROM provider_movement m JOIN looked_at USING (id) WHERE at < ${before}
    ), entry AS (
      SELECT subject_id, sum(amount_cents) AS cents FROM ledger_entry
      WHERE account = 'PROVIDER' AND subject_id IN (SELECT id FROM movement UNION SELECT result_id FROM movement)
      GROUP BY subject_id
    ), differing AS (
      SELECT FROM movement LEFT JOIN entry own ON own.subject_id = movement.id
        LEFT JOIN entry result ON result.subject_id = movement.result_id
      WHERE booked_at IS NULL OR coalesce(own.cents, 0) + coalesce(result.cents, 0) <> movement.cents
      UNION ALL SELECT FROM posted
      WHERE NOT EXISTS (SELECT FROM provider_movement WHERE id = subject_id)
        AND NOT EXISTS (SELECT FROM provider_movement WHERE kind = 'charge' AND charge_attempt_id = subject_id)
        AND NOT EXISTS (SELECT FROM provider_movement WHERE kind = 'refund' AND refund_id = subject_id)
    )
    SELECT (SELECT count(*)::integer FROM differing) AS differing,
      (SELECT count(*)::integer FROM charge_attempt WHERE status = 'ASKED' AND asked_at < ${before}) AS unanswered,
      (SELECT count(*)::integer FROM payment_notice notice
        WHERE trouble IN ('unexplained movement', 'paid after it had failed') AND settled_at IS NULL
          AND EXISTS (SELECT FROM provider_movement m WHERE m.country = notice.country AND m.at < ${before}
            -- A webhook may report a late payment before its movement.
            AND (m.provider_id = notice.id OR trouble = 'paid after it had failed' AND m.kind = 'charge'
              AND m.charge_id = notice.charge_id))) AS unexplained,
      (SELECT count(*)::integer FROM refund
        WHERE status = 'FAILED' AND due_at < ${before} AND EXISTS (SELECT FROM payment_notice notice
          WHERE trouble = 'refund failed' AND settled_at IS NULL AND ${isNoticeOf("notice", "refund")})) AS "undecidedRefunds"`.execute(
    db,
  );
  return rows[0] ?? { differing: 0, unanswered: 0, unexplained: 0, undecidedRefunds: 0 };
}

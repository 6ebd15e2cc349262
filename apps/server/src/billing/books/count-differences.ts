import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

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

/**
 * Compares the ledger with what we read from the provider's books, one by one, from the first day until `end`. The first
 * movement of a charge or refund matches the entry of its result, so a refund that was paid twice differs.
 */
export async function countDifferences(db: Kysely<Database>, end: CalendarDate): Promise<Differences> {
  const before = sql`${end}::date::timestamp AT TIME ZONE 'Europe/Berlin'`;
  const { rows } = await sql<Differences>`
    WITH entry AS (
      SELECT subject_id, sum(amount_cents) AS cents, min(month) AS month FROM ledger_entry
      WHERE account = 'PROVIDER' GROUP BY subject_id
    ), movement AS (
      SELECT id, at, booked_at, amount_cents - fee_cents AS cents,
        CASE WHEN row_number() OVER (PARTITION BY kind, coalesce(charge_attempt_id, refund_id, id) ORDER BY position) = 1
          THEN CASE kind WHEN 'charge' THEN charge_attempt_id WHEN 'refund' THEN refund_id END END AS result_id
      FROM provider_movement
    ), differing AS (
      SELECT FROM movement LEFT JOIN entry own ON own.subject_id = movement.id
        LEFT JOIN entry result ON result.subject_id = movement.result_id
      WHERE at < ${before}
        AND (booked_at IS NULL OR coalesce(own.cents, 0) + coalesce(result.cents, 0) <> movement.cents)
      UNION ALL SELECT FROM entry LEFT JOIN movement own ON own.id = subject_id
        LEFT JOIN movement result ON result.result_id = subject_id
      WHERE month < ${end} AND own.id IS NULL AND result.id IS NULL
    )
    SELECT (SELECT count(*)::integer FROM differing) AS differing,
      (SELECT count(*)::integer FROM charge_attempt WHERE status = 'ASKED' AND asked_at < ${before}) AS unanswered,
      (SELECT count(*)::integer FROM payment_notice JOIN provider_movement m
          ON m.country = payment_notice.country AND m.provider_id = payment_notice.id
        WHERE trouble IN ('unexplained movement', 'paid after it had failed') AND settled_at IS NULL
          AND m.at < ${before}) AS unexplained,
      (SELECT count(DISTINCT refund.id)::integer FROM refund
          JOIN charge_attempt attempt USING (premium_id)
          JOIN payment_notice notice ON notice.attempt_id = attempt.id OR notice.charge_id = attempt.provider_charge_id
        WHERE refund.status = 'FAILED' AND refund.due_at < ${before}
          AND notice.trouble = 'refund failed' AND notice.settled_at IS NULL) AS "undecidedRefunds"`.execute(db);
  return rows[0] ?? { differing: 0, unanswered: 0, unexplained: 0, undecidedRefunds: 0 };
}

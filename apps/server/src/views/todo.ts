import type { TodoKind } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { maxUnansweredQueries } from "../platform/rules/retry-delays.ts";
import { waitsForDesk } from "./amendments.ts";
import { selectOpenApprovals } from "./approvals.ts";
import { selectClaims } from "./claims.ts";
import { selectFollowUpReasons } from "./follow-ups.ts";
import { selectMovingOuts } from "./moving-outs.ts";
import { todayIn } from "./today-in.ts";

type IsOwn = (refId: RawBuilder<unknown>) => RawBuilder<boolean>;
/** Selects `id`, `ref_id`, `since` and `cents` of the applications and contracts that are asked for. */
type Part = (own: IsOwn, asked: Asked) => RawBuilder<unknown>;

interface Asked {
  db: Kysely<Database>;
  refIds: readonly string[];
  /** In lower case: a withdrawal that matches no contract names an address, and a contract perhaps with an error. */
  emails: readonly string[];
  now: Date;
}

const offer = sql`('review-accepted')`;
const undelivered = (isOffer: RawBuilder<unknown>) => (own: IsOwn) =>
  sql`SELECT id::text, ref_id, created_at AS since, NULL::integer AS cents FROM mail
    WHERE status = 'REFUSED' AND settled_at IS NULL AND returned_at IS NULL AND ${isOffer} AND ${own(sql`ref_id`)}`;

/** Where each kind is found. */
const parts: Record<TodoKind, Part> = {
  CASE: (own) => sql`SELECT a.ref_id AS id, a.ref_id, d.opened_at AS since, NULL::integer AS cents
    FROM application a JOIN decision d ON d.id = a.decision_id WHERE d.outcome = 'MANUAL_REVIEW' AND ${own(sql`a.ref_id`)}`,
  CLAIM_TO_DECIDE: (
    own,
    { db, now },
  ) => sql`SELECT id::text, ref_id, coalesce(answered_at, reported_at) AS since, amount_cents AS cents
    FROM (${selectClaims(db, now)}) AS claim WHERE state = 'OPEN' AND ${own(sql`ref_id`)}`,
  CLAIM_TO_PAY: (own, { db, now }) => sql`SELECT id::text, ref_id, decided_at AS since, granted_cents AS cents
    FROM (${selectClaims(db, now)}) AS claim WHERE state = 'GRANTED' AND ${own(sql`ref_id`)}`,
  MOVING_OUT: (own, { db }) => sql`SELECT id::text, ref_id, given_at AS since, NULL::integer AS cents
    FROM (${selectMovingOuts(db)}) AS given WHERE state = 'OPEN' AND ${own(sql`ref_id`)}`,
  AMENDMENT: (own) => sql`SELECT id::text, ref_id, asked_at AS since, NULL::integer AS cents FROM amendment
    WHERE decided_at IS NULL AND ${waitsForDesk} AND ${own(sql`ref_id`)}`,
  UNPAID: (own) => sql`SELECT id::text, ref_id, case_at AS since, NULL::integer AS cents FROM unpaid_reminder
    WHERE state = 'CASE' AND ${own(sql`ref_id`)}`,
  QUESTION: (own) => sql`SELECT id::text, ref_id, asked_at AS since, NULL::integer AS cents FROM landlord_question
    WHERE answered_at IS NULL AND ${own(sql`ref_id`)}`,
  WITHDRAWAL: (
    _own,
    { emails, refIds },
  ) => sql`SELECT w.id::text, NULL::text AS ref_id, w.created_at AS since, NULL::integer AS cents
    FROM withdrawal_request w WHERE w.unmatched_at IS NOT NULL AND w.outcome IS NULL AND (w.email_key = ANY(${emails}::text[])
      OR w.contract_number IN (SELECT contract_number FROM policy WHERE ref_id = ANY(${refIds}::text[])))`,
  OFFER_UNDELIVERED: undelivered(sql`kind IN ${offer}`),
  MAIL_UNDELIVERED: undelivered(sql`kind NOT IN ${offer}`),
  LETTER: (own) => sql`SELECT id::text, ref_id, created_at AS since, NULL::integer AS cents FROM mail
    WHERE status = 'POST' AND ${own(sql`ref_id`)}`,
  // An overdue repayment is a kind of its own.
  FOLLOW_UP: (own, { db, now }) => sql`SELECT id::text, ref_id, since, amount_cents AS cents
    FROM (${selectFollowUpReasons(db, now)}) AS reason WHERE kind <> 'REPAYMENT' AND ${own(sql`ref_id`)}`,
  APPROVAL: (
    own,
    { db },
  ) => sql`SELECT id::text, asked."refId" AS ref_id, asked."askedAt" AS since, NULL::integer AS cents
    FROM (${selectOpenApprovals(db)}) AS asked WHERE ${own(sql`asked."refId"`)}`,
  CHARGE_FAILED: (own) => sql`SELECT debt.id::text, ref_id, failed.at AS since, amount_cents AS cents
    FROM (SELECT id, ref_id, amount_cents FROM premium WHERE status IN ('DUE', 'UNPAID') AND first_failed_on IS NOT NULL
      UNION ALL SELECT id, ref_id, amount_cents FROM instalment WHERE status IN ('DUE', 'UNPAID') AND first_failed_on IS NOT NULL) AS debt
    CROSS JOIN LATERAL (SELECT max(answered_at) AS at FROM charge_attempt
      WHERE debt.id IN (premium_id, instalment_id) AND status IN ('FAILED', 'RETURNED')) AS failed
    WHERE ${own(sql`ref_id`)}`,
  REPAYMENT_OVERDUE: (
    own,
    { now },
  ) => sql`SELECT i.id::text, i.ref_id, i.due_on::timestamptz AS since, i.amount_cents AS cents
    FROM instalment i JOIN policy USING (ref_id)
    WHERE i.status = 'INVOICED' AND i.due_on < ${todayIn(sql.ref("policy.country"), now)} AND ${own(sql`i.ref_id`)}`,
  REFUND_FAILED: (own) => sql`SELECT id::text, ref_id, due_at AS since, amount_cents AS cents FROM refund
    WHERE (status = 'FAILED' OR status IN ('DUE', 'PENDING') AND unanswered >= ${sql.lit(maxUnansweredQueries)})
      AND ${own(sql`ref_id`)}`,
  NOTICE: (
    own,
  ) => sql`SELECT n.country || '/' || n.id, coalesce(p.ref_id, i.ref_id), n.received_at AS since, n.amount_cents AS cents
    FROM payment_notice n JOIN charge_attempt a ON a.id = n.attempt_id
    LEFT JOIN premium p ON p.id = a.premium_id LEFT JOIN instalment i ON i.id = a.instalment_id
    WHERE n.trouble IS NOT NULL AND n.trouble <> 'refund failed' AND n.settled_at IS NULL
      AND ${own(sql`coalesce(p.ref_id, i.ref_id)`)}`,
};

export interface TodoRow {
  kind: TodoKind;
  id: string;
  refId: string | null;
  contractNumber: string | null;
  since: Date;
  cents: number | null;
}

/** What waits for somebody at the desk about these applications and contracts, the longest waiting first. */
export function selectTodo(asked: Asked): RawBuilder<TodoRow> {
  const own = (refId: RawBuilder<unknown>) => sql<boolean>`${refId} = ANY(${asked.refIds}::text[])`;
  const selects = Object.entries(parts).map(
    ([kind, select]) =>
      sql`SELECT ${sql.lit(kind)} AS kind, part.* FROM (${select(own, asked)}) AS part (id, ref_id, since, cents)`,
  );
  return sql<TodoRow>`
    SELECT kind, id, todo.ref_id AS "refId", policy.contract_number AS "contractNumber", since, cents
    FROM (${sql.join(selects, sql` UNION ALL `)}) AS todo LEFT JOIN policy ON policy.ref_id = todo.ref_id
    ORDER BY since, kind, id`;
}

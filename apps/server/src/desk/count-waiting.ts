import { staffListSize, type StaffCounts } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { isOfTest } from "./lists/mails.ts";
import { openFollowUps } from "./follow-ups/open-follow-ups.ts";
import { isTestApplication } from "../platform/database/is-test-application.ts";

/** What waits, as FROM and WHERE of a statement. Each part except the claims uses a partial index. */
const waiting: Record<keyof StaffCounts, string> = {
  cases: `decision d JOIN application a ON a.decision_id = d.id WHERE d.outcome = 'MANUAL_REVIEW' AND NOT ${isTestApplication("a.ref_id")}`,
  claims: `claim JOIN policy USING (ref_id) LEFT JOIN claim_decision d ON d.claim_id = claim.id
    WHERE NOT is_test AND NOT EXISTS (SELECT FROM claim_payout p WHERE p.claim_id = claim.id) AND CASE
      WHEN d.claim_id IS NOT NULL THEN d.granted_cents > 0
      ELSE object_until < CASE country WHEN 'at' THEN $2::date ELSE $1::date END
        OR EXISTS (SELECT FROM claim_objection o WHERE o.claim_id = claim.id) END`,
  "moving-outs": `moving_out m WHERE outcome IS NULL AND NOT ${isTestApplication("m.ref_id")} AND EXISTS (SELECT FROM document d
    WHERE d.moving_out_id = m.id AND d.scan <> 'INFECTED' AND d.deleted_at IS NULL)`,
  "follow-ups": `(${openFollowUps}) AS o`,
  questions: `landlord_question q WHERE answered_at IS NULL AND NOT ${isTestApplication("q.ref_id")}`,
  withdrawals: "withdrawal_request WHERE unmatched_at IS NOT NULL",
  notices: "payment_notice WHERE trouble IS NOT NULL AND settled_at IS NULL",
  mails: `mail WHERE status = 'POST' OR status = 'REFUSED' AND settled_at IS NULL AND NOT ${isOfTest("mail")}`,
  "failed-work": "failed_work WHERE retry_at IS NULL",
};

/** Counts what the lists show as waiting for a person: like the lists, no further than can be paged through. */
const text = `SELECT ${Object.entries(waiting)
  .map(
    ([name, rows]) => `(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${staffListSize}) AS rows) AS "${name}"`,
  )
  .join(", ")}`;

export async function countWork({ sql, clock }: Pick<Deps, "sql" | "clock">): Promise<StaffCounts> {
  const now = clock.now();
  const values = [localDay("de", now), localDay("at", now)];
  const [counts] = await sql.query<StaffCounts>({ name: "staff-waiting", text, values });
  if (!counts) throw new Error("counting what waits returned no row");
  return counts;
}

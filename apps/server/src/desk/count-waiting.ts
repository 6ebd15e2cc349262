import type { StaffWaiting } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { isOfTest } from "./lists/mails.ts";
import { openFollowUps } from "./follow-ups/open-follow-ups.ts";

/** Counts the rows that the lists show as waiting for a person. Each part except the claims uses a partial index. */
const text = `
  SELECT
    (SELECT count(*) FROM decision d JOIN application a ON a.decision_id = d.id WHERE d.outcome = 'MANUAL_REVIEW' AND NOT is_test(a.ref_id))::int AS cases,
    (SELECT count(*) FROM claim JOIN policy USING (ref_id) LEFT JOIN claim_decision d ON d.claim_id = claim.id
      WHERE NOT is_test AND NOT EXISTS (SELECT FROM claim_payout p WHERE p.claim_id = claim.id) AND CASE
        WHEN d.claim_id IS NOT NULL THEN d.granted_cents > 0
        ELSE object_until < CASE country WHEN 'at' THEN $2::date ELSE $1::date END
          OR EXISTS (SELECT FROM claim_objection o WHERE o.claim_id = claim.id) END)::int AS claims,
    (SELECT count(*) FROM moving_out m WHERE outcome IS NULL AND NOT is_test(m.ref_id) AND EXISTS (SELECT FROM document d
      WHERE d.moving_out_id = m.id AND d.scan <> 'INFECTED' AND d.deleted_at IS NULL))::int AS "moving-outs",
    (SELECT count(*) FROM (${openFollowUps}) AS o)::int AS "follow-ups",
    (SELECT count(*) FROM landlord_question WHERE answered_at IS NULL AND NOT is_test(ref_id))::int AS questions,
    (SELECT count(*) FROM withdrawal_request WHERE unmatched_at IS NOT NULL)::int AS withdrawals,
    (SELECT count(*) FROM payment_notice WHERE trouble IS NOT NULL AND settled_at IS NULL)::int AS notices,
    (SELECT (SELECT count(*) FROM mail WHERE status = 'REFUSED' AND NOT ${isOfTest("mail")})
      + (SELECT count(*) FROM mail WHERE status = 'POST'))::int
      AS mails`;

export async function countWork({ sql, clock }: Pick<Deps, "sql" | "clock">): Promise<StaffWaiting> {
  const now = clock.now();
  const values = [localDay("de", now), localDay("at", now)];
  const [counts] = await sql.query<StaffWaiting>({ name: "staff-waiting", text, values });
  if (!counts) throw new Error("counting what waits returned no row");
  return counts;
}

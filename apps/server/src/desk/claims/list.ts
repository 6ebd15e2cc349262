import { type CallAnswer, type CallInput, fromCents, type listStaffClaims, type StaffClaimRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { assignedTo, assigneeColumn, isAssigned, joinAssignee } from "../assignments/in-list.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";
import { policyWords, tidySearch } from "../search/find.ts";
import type { Person } from "../session.ts";

/**
 * First claims that wait for the desk, then for the tenant, oldest first; then settled ones, newest first. OFFSET 0 makes
 * PostgreSQL read the contract of each claim, of which there are few, instead of all contracts.
 */
const text = `
  WITH found AS MATERIALIZED (SELECT ref_id FROM policy WHERE ${policyWords} @@ search_query($6))
  SELECT * FROM (
    SELECT claim.id, contract_number AS "contractNumber", tenant_name AS "tenantName", landlord_name AS "landlordName",
      tenant_email, landlord_email, full_address, claim.ref_id, claim.amount_cents AS amount, reported_at AS "reportedAt",
      object_until::text AS "objectUntil", o.claim_id IS NOT NULL AS objected, d.outcome, d.granted_cents AS granted,
      d.at AS "decidedAt", s.name AS "decidedBy", p.paid_on::text AS "paidOn",
      ${assigneeColumn},
      CASE WHEN p.claim_id IS NOT NULL THEN 'PAID' WHEN d.granted_cents > 0 THEN 'GRANTED'
        WHEN d.claim_id IS NOT NULL THEN 'REFUSED'
        WHEN o.claim_id IS NOT NULL OR object_until < CASE country WHEN 'at' THEN $2::date ELSE $1::date END THEN 'OPEN'
        ELSE 'OBJECTION' END AS state
    FROM claim CROSS JOIN LATERAL (SELECT * FROM policy WHERE policy.ref_id = claim.ref_id OFFSET 0) AS policy
      LEFT JOIN claim_objection o ON o.claim_id = claim.id
      LEFT JOIN claim_decision d ON d.claim_id = claim.id LEFT JOIN staff_account s ON s.id = d.staff_id
      LEFT JOIN claim_payout p ON p.claim_id = claim.id
      ${joinAssignee("CLAIM", "claim.id::text")}
    WHERE NOT policy.is_test
  ) AS claimed
  WHERE ($3::text IS NULL OR state = $3)
    AND ($4::text IS NULL OR concat_ws(' ', "tenantName", tenant_email, "landlordName", landlord_email, "contractNumber",
      full_address, ref_id) ILIKE $4
      OR ref_id IN (SELECT ref_id FROM found))
    AND ${isAssigned(5, "assignee ->> 'id'")}
  ORDER BY array_position(ARRAY['OPEN', 'GRANTED', 'OBJECTION'], state),
    CASE WHEN state IN ('PAID', 'REFUSED') THEN "decidedAt" END DESC, "reportedAt", id`;

type Row = Omit<StaffClaimRow, "reportedAt" | "decidedAt"> & { reportedAt: Date; decidedAt: Date | null };

export async function findClaims(
  deps: Pick<Deps, "sql" | "clock">,
  { state, assigned, search, page }: CallInput<typeof listStaffClaims>["query"],
  person: Person,
): Promise<CallAnswer<typeof listStaffClaims>> {
  const now = deps.clock.now();
  const values = [
    localDay("de", now),
    localDay("at", now),
    state ?? null,
    toLikePattern(search),
    assignedTo(assigned, person),
    search && tidySearch(search),
  ];
  return findPage(deps, { name: "staff-claims", text, values, page }, (row: Row) => ({
    ...row,
    amount: fromCents(row.amount),
    granted: row.granted === null ? null : fromCents(row.granted),
    reportedAt: row.reportedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

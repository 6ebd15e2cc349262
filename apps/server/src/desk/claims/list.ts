import { type CallAnswer, type CallInput, fromCents, type listStaffClaims, type StaffClaimRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { assignedTo, assigneeColumn, isAssigned, joinAssignee } from "../assignments/in-list.ts";
import { findPage } from "../lists/find-page.ts";
import { ofPolicy } from "../lists/of-policy.ts";
import { foundPolicies, tidySearch } from "../search/find.ts";
import type { Person } from "../session.ts";

/** First claims that wait for the desk, then for the tenant, oldest first; then settled ones, newest first. */
const statement = (search: string | null) => `
  SELECT id, ${ofPolicy("claim", "contract_number")} AS "contractNumber", ${ofPolicy("claim", "tenant_name")} AS "tenantName",
    ${ofPolicy("claim", "landlord_name")} AS "landlordName", amount, "reportedAt", "objectUntil", objected, outcome, granted, "decidedAt",
    (SELECT name FROM staff_account WHERE staff_account.id = staff_id) AS "decidedBy", "paidOn", assignee, state
  FROM (
    SELECT claim.id, claim.ref_id, claim.amount_cents AS amount, reported_at AS "reportedAt",
      object_until::text AS "objectUntil", o.claim_id IS NOT NULL AS objected, d.outcome, d.granted_cents AS granted,
      d.at AS "decidedAt", d.staff_id, p.paid_on::text AS "paidOn", ${assigneeColumn},
      CASE WHEN p.claim_id IS NOT NULL THEN 'PAID' WHEN d.granted_cents > 0 THEN 'GRANTED'
        WHEN d.claim_id IS NOT NULL THEN 'REFUSED'
        WHEN o.claim_id IS NOT NULL OR object_until < CASE ${ofPolicy("claim", "country")} WHEN 'at' THEN $2::date ELSE $1::date END
          THEN 'OPEN'
        ELSE 'OBJECTION' END AS state
    FROM claim LEFT JOIN claim_objection o ON o.claim_id = claim.id
      LEFT JOIN claim_decision d ON d.claim_id = claim.id LEFT JOIN claim_payout p ON p.claim_id = claim.id
      ${joinAssignee("CLAIM", "claim.id::text")}
    WHERE claim.ref_id NOT IN (SELECT ref_id FROM test_application) ${search === null ? "" : "AND claim.ref_id IN (SELECT ref_id FROM found)"}
  ) AS claim
  WHERE ($3::text IS NULL OR state = $3) AND ${isAssigned(4, "assignee ->> 'id'")}
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
    assignedTo(assigned, person),
    ...(search === null ? [] : [tidySearch(search)]),
  ];
  const name = `staff-claims${search === null ? "" : "-search"}`;
  return findPage(
    deps,
    {
      name,
      text: statement(search),
      values,
      page,
      found: search === null ? "" : foundPolicies(5),
      key: ["reportedAt", "id"],
    },
    (row: Row) => ({
      ...row,
      amount: fromCents(row.amount),
      granted: row.granted === null ? null : fromCents(row.granted),
      reportedAt: row.reportedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }),
  );
}

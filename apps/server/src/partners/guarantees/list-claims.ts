import {
  type CallAnswer,
  type CallInput,
  fromCents,
  guaranteesPerCall,
  type listPartnerClaims,
  type PartnerClaimRow,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { partnerReference } from "../../webhooks/index.ts";
import type { Partner } from "../../platform/http/callers.ts";

const text = `
  SELECT * FROM (
    SELECT claim.id, ref_id AS "refId", contract_number AS "contractNumber",
      ${partnerReference("policy.ref_id")} AS reference, tenant_name AS "tenantName",
      full_address AS "fullAddress", claim.amount_cents AS amount, reported_at AS "reportedAt",
      object_until::text AS "objectUntil", granted_cents AS granted, paid_on::text AS "paidOn",
      CASE WHEN p.claim_id IS NOT NULL THEN 'PAID' WHEN granted_cents > 0 THEN 'GRANTED'
        WHEN d.claim_id IS NOT NULL THEN 'REFUSED'
        WHEN o.claim_id IS NOT NULL OR object_until < CASE country WHEN 'at' THEN $3::date ELSE $2::date END THEN 'OPEN'
        ELSE 'OBJECTION' END AS state
    FROM claim JOIN policy USING (ref_id) LEFT JOIN claim_objection o ON o.claim_id = claim.id
      LEFT JOIN claim_decision d ON d.claim_id = claim.id LEFT JOIN claim_payout p ON p.claim_id = claim.id
    WHERE policy.partner_id = $1 AND policy.is_test = $7 AND forgotten_at IS NULL
  ) AS claimed
  WHERE ($4::text IS NULL OR state = $4)
    AND ($5::text IS NULL OR concat_ws(' ', reference, "contractNumber", "tenantName", "fullAddress") ILIKE $5)
    AND ($6::uuid IS NULL OR ("reportedAt", id) < (SELECT reported_at, id FROM claim WHERE id = $6))
  ORDER BY "reportedAt" DESC, id DESC LIMIT ${guaranteesPerCall + 1}`;

type Row = Omit<PartnerClaimRow, "reportedAt"> & { reportedAt: Date };

/** Claims, newest first; `after` is the last id of the previous page. */
export async function listClaims(
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  partner: Partner,
  { state, search, after }: CallInput<typeof listPartnerClaims>["query"],
): Promise<CallAnswer<typeof listPartnerClaims> | Refusal> {
  if (after !== null && !isUuid(after)) return refuse("FIELD_INVALID", ["after"]);
  const now = clock.now();
  const days = [localDay("de", now), localDay("at", now)];
  const values = [partner.id, ...days, state ?? null, toLikePattern(search), after, partner.isTest];
  const rows = await sql.query<Row>({ text, values });
  const page = rows.slice(0, guaranteesPerCall);
  return {
    claims: page.map((row) => ({
      ...row,
      amount: fromCents(row.amount),
      granted: row.granted === null ? null : fromCents(row.granted),
      reportedAt: row.reportedAt.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

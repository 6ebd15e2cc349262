import type { ClaimState } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { policyColumn } from "./policy-column.ts";
import { todayIn } from "./today-in.ts";

/** Claims with their decision, payout and state (`claimState` of the policy module). */
export function selectClaims(db: Kysely<Database>, now: Date) {
  const today = todayIn(policyColumn(sql.ref<string>("claim.ref_id"), "country"), now);
  const state = sql<ClaimState>`CASE
    WHEN p.claim_id IS NOT NULL THEN 'PAID'
    WHEN d.outcome = 'REFUSED' THEN 'REFUSED'
    WHEN d.outcome IS NOT NULL THEN 'GRANTED'
    WHEN o.claim_id IS NOT NULL OR object_until < ${today} THEN 'OPEN'
    ELSE 'OBJECTION' END`;
  return db
    .selectFrom("claim")
    .leftJoin("claim_objection as o", "o.claim_id", "claim.id")
    .leftJoin("claim_decision as d", "d.claim_id", "claim.id")
    .leftJoin("claim_payout as p", "p.claim_id", "claim.id")
    .select(["claim.id", "claim.ref_id", "claim.amount_cents", "claim.reported_at", "claim.object_until"])
    .select(["claim.partner_id", "o.at as objected_at", "o.text as objection"])
    .select([
      "d.outcome",
      "d.granted_cents",
      "d.item_cents",
      "d.note",
      "d.at as decided_at",
      "d.staff_id as decided_by",
    ])
    .select(["p.amount_cents as paid_cents", "p.paid_on", "p.reference", "p.at as paid_at", "p.staff_id as paid_by"])
    .select([sql<boolean>`o.claim_id IS NOT NULL`.as("objected"), state.as("state")]);
}

import type { MovingOutState } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Proofs of moving out with their state (`movingOutState` of the policy module) and contract. */
export function selectMovingOuts(db: Kysely<Database>) {
  const state = sql<MovingOutState>`CASE WHEN m.outcome IS NOT NULL THEN m.outcome WHEN EXISTS (
    SELECT FROM document d WHERE d.moving_out_id = m.id AND d.scan <> 'INFECTED' AND d.deleted_at IS NULL)
    THEN 'OPEN' ELSE 'PROOF' END`;
  return db
    .selectFrom("moving_out as m")
    .innerJoin("policy", "policy.ref_id", "m.ref_id")
    .leftJoin("staff_account as s", "s.id", "m.staff_id")
    .select(["m.id", "m.moved_out_on", "m.given_at", "m.confirmed_on", "m.decided_at", "s.name as decided_by"])
    .select(["policy.ref_id", "policy.contract_number", "policy.tenant_name", "policy.tenant_email"])
    .select(["policy.landlord_name", "policy.landlord_email", "policy.full_address"])
    .select(state.as("state"));
}

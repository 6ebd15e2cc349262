import type { Country, MovingOutState } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueAfter } from "./due-at.ts";
import { allTenants } from "./names.ts";
import { dueSetByPerson } from "./work-due.ts";

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
    .select([
      "policy.ref_id",
      "policy.contract_number",
      allTenants("policy").as("tenants"),
      "policy.tenant_email",
      "policy.country",
    ])
    .select(["policy.landlord_name", "policy.landlord_email", "policy.full_address"])
    .select(state.as("state"));
}

/** When a proof is due; null unless it waits for us. `given` is a row of `selectMovingOuts`. */
export function movingOutDue(workingDays: number): RawBuilder<Date | null> {
  const usual = dueAfter(sql.ref<Date>("given.given_at"), workingDays, sql.ref<Country>("given.country"));
  return sql<Date | null>`CASE WHEN given.state = 'OPEN'
    THEN coalesce(${dueSetByPerson("MOVING_OUT", sql<string>`given.id::text`)}, ${usual}) END`;
}

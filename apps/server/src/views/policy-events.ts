import type { PolicyEventRow } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Changes of a policy's status and acts at the desk. Uses the indexes `policy_history_ref_id` and `staff_act_ref_id`. */
export function selectPolicyEvents(db: Kysely<Database>, refId: string) {
  const changes = db
    .selectFrom("policy_history as h")
    .leftJoin("partner as p", "p.id", "h.partner_id")
    .select([sql<string>`'status-' || h.id`.as("id"), "h.at"])
    .select(sql<PolicyEventRow["status"]>`h.to_status`.as("status"))
    .select([
      sql<PolicyEventRow["cause"]>`h.cause`.as("cause"),
      sql<PolicyEventRow["act"]>`NULL`.as("act"),
      "p.name as by",
    ])
    .where("h.ref_id", "=", refId);
  const acts = db
    .selectFrom("staff_act as a")
    .innerJoin("staff_account as s", "s.id", "a.staff_id")
    .select([sql<string>`'act-' || a.id`.as("id"), "a.at", sql<PolicyEventRow["status"]>`NULL`.as("status")])
    .select([sql<PolicyEventRow["cause"]>`NULL`.as("cause"), sql<PolicyEventRow["act"]>`a.act`.as("act")])
    .select(sql<string | null>`s.name`.as("by"))
    .where("a.ref_id", "=", refId);
  return db.selectFrom(changes.unionAll(acts).as("event")).selectAll("event");
}

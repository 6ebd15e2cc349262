import type { Colleague } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { allTenants, applicantName } from "./names.ts";
import { policyColumn } from "./policy-column.ts";

/** What waits for a second person. */
export function selectOpenApprovals(db: Kysely<Database>) {
  const refId = sql.ref<string>("approval.ref_id");
  return db
    .selectFrom("approval")
    .innerJoin("staff_account as asker", "asker.id", "approval.asked_by")
    .select(["approval.id", "approval.kind", "approval.subject_id as subjectId", "approval.ref_id as refId"])
    .select(["approval.payload", "approval.reason", "approval.asked_at as askedAt"])
    .select([
      sql<Colleague>`jsonb_build_object('id', asker.id, 'name', asker.name)`.as("askedBy"),
      policyColumn(refId, "contract_number").as("contractNumber"),
      sql<string | null>`coalesce((SELECT ${allTenants("policy")} FROM policy WHERE policy.ref_id = ${refId}), (
        SELECT nullif(${applicantName("application")}, '')
        FROM application WHERE application.ref_id = ${refId}))`.as("tenantName"),
    ])
    .where("approval.decision", "is", null);
}

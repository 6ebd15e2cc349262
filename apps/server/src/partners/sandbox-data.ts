import {
  type CallAnswer,
  type deleteTestData,
  type listTestData,
  testsPerCall,
  testsPerDeletion,
} from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { deleteTests } from "../retention/index.ts";
import { policyStatus } from "../views/policy-status.ts";
import { partnerReference } from "../webhooks/index.ts";
import { begunByPartner } from "../views/begun-by-partner.ts";
import type { Partner } from "../platform/http/callers.ts";

type Row = Omit<CallAnswer<typeof listTestData>["tests"][number], "createdAt"> & { createdAt: Date; total: number };

/** What the partner has begun in this sandbox. */
export async function listOwnTests(
  { db, config }: Pick<Deps, "db" | "config">,
  partner: Partner,
): Promise<CallAnswer<typeof listTestData> | Refusal> {
  if (!config.isSandbox) return refuse("NOT_FOUND");
  const { rows } = await sql<Row>`
    SELECT *, (count(*) OVER ())::integer AS total FROM (
      SELECT t.ref_id AS id, ${sql.raw(partnerReference("t.ref_id"))} AS reference,
        coalesce(policy.tenant_email, a.contact_keys ->> 'tenantEmail', i.tenant_email) AS "tenantEmail",
        coalesce(policy.full_address, i.full_address) AS "fullAddress", coalesce(i.created_at, a.created_at) AS "createdAt",
        CASE WHEN policy.ref_id IS NULL THEN 'APPLYING' ELSE ${policyStatus} END AS stage
      FROM (${begunByPartner(partner.id)}) t JOIN application a USING (ref_id) LEFT JOIN invitation i USING (ref_id)
        LEFT JOIN policy USING (ref_id)
      UNION ALL
      SELECT public_id, reference, tenant_email, full_address, created_at, 'INVITED'
      FROM invitation WHERE partner_id = ${partner.id} AND ref_id IS NULL
    ) test ORDER BY "createdAt" DESC, id LIMIT ${testsPerCall}`.execute(db);
  // The schema of the answer drops `total` from each row.
  const tests = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { tests, total: rows[0]?.total ?? 0 };
}

export async function deleteOwnTests(
  deps: Deps,
  partner: Partner,
): Promise<CallAnswer<typeof deleteTestData> | Refusal> {
  if (!deps.config.isSandbox) return refuse("NOT_FOUND");
  const deleted = await deleteTests(deps, partner.id, testsPerDeletion);
  return { deleted, more: deleted > 0 };
}

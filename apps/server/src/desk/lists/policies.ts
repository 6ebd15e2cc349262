import {
  type CallAnswer,
  type CallInput,
  fromCents,
  type KeptReason,
  type listStaffPolicies,
  retentionPlan,
  type StaffPolicyRow,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { policyWords, tidySearch } from "../search/find.ts";
import { findPage } from "./find-page.ts";

const statement = (mode: Query["mode"]) => `
  SELECT ref_id AS "refId", contract_number AS "contractNumber", status, country, tenant_name AS "tenantName",
    tenant_email AS "tenantEmail", landlord_name AS "landlordName", full_address AS "fullAddress",
    deposit_cents AS "depositAmount", premium_cents AS "premiumAmount", payment_period AS "paymentPeriod",
    insurance_start::text AS "insuranceStart", signed_at AS "signedAt",
    kept_until::text AS "keptUntil", kept_because AS "keptBecause", is_test AS test
  FROM policy
  WHERE ${mode === "TEST" ? "is_test AND ref_id IN (SELECT ref_id FROM test_application)" : "NOT is_test"}
    AND ($1::text IS NULL OR status = $1)
    AND ($2::text IS NULL OR ${policyWords} @@ search_query($2))
  ORDER BY signed_at DESC, ref_id`;

type Query = CallInput<typeof listStaffPolicies>["query"];
type Row = Omit<StaffPolicyRow, "signedAt" | "kept"> & {
  signedAt: Date;
  keptUntil: string | null;
  keptBecause: KeptReason | null;
};

export async function findPolicies(
  deps: Pick<Deps, "sql">,
  { status, mode, search, page }: Query,
): Promise<CallAnswer<typeof listStaffPolicies>> {
  const values = [status ?? null, search && tidySearch(search)];
  return findPage(
    deps,
    {
      name: `staff-policies-${mode}`,
      text: statement(mode),
      values,
      page,
      countInOrder: !search,
      key: ["signedAt", "refId"],
    },
    ({ keptUntil, keptBecause, ...row }: Row) => ({
      ...row,
      kept: keptUntil && keptBecause ? retentionPlan(row.country, { until: keptUntil, because: keptBecause }) : [],
      depositAmount: fromCents(row.depositAmount),
      premiumAmount: fromCents(row.premiumAmount),
      signedAt: row.signedAt.toISOString(),
    }),
  );
}

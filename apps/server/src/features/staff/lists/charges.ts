import { type CallAnswer, type CallInput, fromCents, type listCharges, type StaffChargeRow } from "@kautia/contract";
import type { Deps } from "../../../deps.ts";
import { containing } from "../containing.ts";
import { findPage } from "./find-page.ts";

const text = `
  SELECT *, count(*) OVER () AS total FROM (
    SELECT policy.ref_id AS "refId", contract_number AS "contractNumber", tenant_name AS "tenantName", tenant_email,
      amount_cents AS amount, due_at AS "dueAt", failed.count AS failures, failed.code AS "failureCode",
      CASE WHEN premium.status = 'UNPAID' THEN 'UNPAID' WHEN failed.count > 0 THEN 'RETRY' ELSE 'DUE' END AS state,
      (SELECT try_at FROM charge_attempt WHERE premium_id = premium.id AND status IN ('INTENDED', 'ASKED')) AS "nextTryAt"
    FROM premium JOIN policy USING (ref_id)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, (array_agg(failure_code ORDER BY number DESC))[1] AS code
        FROM charge_attempt WHERE premium_id = premium.id AND status = 'FAILED'
      ) AS failed
    WHERE premium.status <> 'PAID'
  ) AS charge
  WHERE ($1::text IS NULL OR state = $1)
    AND ($2::text IS NULL OR concat_ws(' ', "tenantName", tenant_email, "contractNumber", "refId") ILIKE $2)
  ORDER BY "dueAt", "refId"`;

type Row = Omit<StaffChargeRow, "dueAt" | "nextTryAt"> & { dueAt: Date; nextTryAt: Date | null };

export async function findCharges(
  deps: Pick<Deps, "sql">,
  { state, search, page }: CallInput<typeof listCharges>["query"],
): Promise<CallAnswer<typeof listCharges>> {
  const values = [state ?? null, containing(search)];
  return findPage(deps, { name: "staff-charges", text, values, page }, (row: Row) => ({
    ...row,
    amount: fromCents(row.amount),
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

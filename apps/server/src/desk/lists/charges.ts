import { type CallAnswer, type CallInput, fromCents, type listCharges, type StaffChargeRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { maxUnansweredQueries } from "../../platform/rules/retry-delays.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "./find-page.ts";

const text = `
  SELECT * FROM (
    SELECT owed.id, policy.ref_id AS "refId", contract_number AS "contractNumber", tenant_name AS "tenantName", tenant_email,
      kind, amount_cents AS amount, due_at AS "dueAt", failed.count AS failures, failed.code AS "failureCode",
      CASE WHEN failed.unanswered >= $5 THEN 'STUCK' WHEN owed.status IN ('UNPAID', 'INVOICED') THEN 'UNPAID' WHEN failed.is_asked THEN 'COLLECTING' WHEN failed.count > 0 THEN 'RETRY' ELSE 'DUE' END AS state,
      failed.next AS "nextTryAt"
    FROM (
      SELECT 'PREMIUM' AS kind, id, ref_id, status, amount_cents, due_at FROM premium WHERE status IN ('DUE', 'UNPAID')
      UNION ALL SELECT 'INSTALMENT', i.id, i.ref_id, i.status, i.amount_cents,
        i.due_on::timestamp AT TIME ZONE 'Europe/Berlin' FROM instalment i
        WHERE i.status <> 'PAID' AND (i.first_failed_on IS NOT NULL OR i.due_on + (i.status = 'INVOICED')::int <= CASE
          (SELECT country FROM policy WHERE policy.ref_id = i.ref_id) WHEN 'at' THEN $4::date ELSE $3::date END)
    ) AS owed JOIN policy USING (ref_id)
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE status = 'FAILED')::int AS count,
          (array_agg(failure_code ORDER BY number DESC) FILTER (WHERE status = 'FAILED'))[1] AS code,
          min(try_at) FILTER (WHERE status IN ('INTENDED', 'ASKED')) AS next,
          max(unanswered) FILTER (WHERE status = 'ASKED') AS unanswered,
          bool_or(status = 'ASKED') AS is_asked
        FROM charge_attempt WHERE owed.id IN (premium_id, instalment_id)
      ) AS failed
    WHERE NOT policy.is_test
    UNION ALL SELECT refund.id, ref_id, contract_number, tenant_name, tenant_email, 'REFUND', amount_cents, due_at, unanswered,
      NULL, 'STUCK', try_at
    FROM refund JOIN policy USING (ref_id) WHERE refund.status IN ('DUE', 'PENDING') AND unanswered >= $5 AND NOT policy.is_test
  ) AS charge
  WHERE ($1::text IS NULL OR state = $1)
    AND ($2::text IS NULL OR concat_ws(' ', "tenantName", tenant_email, "contractNumber", "refId") ILIKE $2)
  ORDER BY "dueAt", "refId", kind, id`;

type Row = Omit<StaffChargeRow, "dueAt" | "nextTryAt"> & { dueAt: Date; nextTryAt: Date | null };

export async function findCharges(
  deps: Pick<Deps, "sql" | "clock">,
  { state, search, page }: CallInput<typeof listCharges>["query"],
): Promise<CallAnswer<typeof listCharges>> {
  const now = deps.clock.now();
  const values = [state ?? null, toLikePattern(search), localDay("de", now), localDay("at", now), maxUnansweredQueries];
  return findPage(deps, { name: "staff-charges", text, values, page }, (row: Row) => ({
    ...row,
    amount: fromCents(row.amount),
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

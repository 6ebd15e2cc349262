import { type CallAnswer, fromCents, type listPolicyCharges, type PolicyChargeRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findPage } from "../lists/find-page.ts";

const charges = `
  SELECT id, kind, number, amount, "dueAt", CASE WHEN tried.is_asked THEN 'COLLECTING' ELSE owed.state END AS state,
    tried.failures, tried.code AS "failureCode", tried.reference FROM (
    SELECT id, 'PREMIUM' AS kind, number, amount_cents AS amount, due_at AS "dueAt", status AS state
    FROM premium WHERE ref_id = $1
    UNION ALL SELECT id, 'INSTALMENT', number, amount_cents, due_on::timestamp AT TIME ZONE 'Europe/Berlin', status
    FROM instalment WHERE ref_id = $1
  ) AS owed CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE status = 'FAILED')::int AS failures,
      (array_agg(failure_code ORDER BY number DESC) FILTER (WHERE status = 'FAILED'))[1] AS code,
      max(provider_charge_id) FILTER (WHERE status = 'SUCCEEDED') AS reference,
      bool_or(status = 'ASKED') AS is_asked
    FROM charge_attempt WHERE premium_id = owed.id OR instalment_id = owed.id
  ) AS tried
  UNION ALL SELECT id, 'REFUND', NULL, amount_cents, due_at, status, unanswered, NULL, coalesce(transfer_reference, provider_refund_id)
  FROM refund WHERE ref_id = $1`;

const text = `SELECT id, kind, number, amount, "dueAt", state, failures, "failureCode", reference
  FROM (${charges}) AS charge ORDER BY "dueAt" DESC, kind, id`;

type Row = Omit<PolicyChargeRow, "dueAt"> & { dueAt: Date };

export async function findPolicyCharges(
  deps: Pick<Deps, "sql">,
  refId: string,
  page: number,
): Promise<CallAnswer<typeof listPolicyCharges>> {
  return findPage(deps, { name: "staff-policy-charges", text, values: [refId], page }, (row: Row) => ({
    ...row,
    amount: fromCents(row.amount),
    dueAt: row.dueAt.toISOString(),
  }));
}

import { type CallAnswer, type CallInput, fromCents, type listCharges, type StaffChargeRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { maxUnansweredQueries } from "../../platform/rules/retry-delays.ts";
import { foundPolicies, tidySearch } from "../search/find.ts";
import { findPage } from "./find-page.ts";
import { ofPolicy } from "./of-policy.ts";

const ofAttempts = (aggregate: string) =>
  `(SELECT ${aggregate} FROM charge_attempt WHERE owed.id IN (premium_id, instalment_id))`;

const ofRefund = (column: string) => `(SELECT ${column} FROM refund WHERE refund.id = owed.id)`;

const state = `CASE
  WHEN kind = 'REFUND' OR ${ofAttempts("max(unanswered) FILTER (WHERE status = 'ASKED')")} >= $4 THEN 'STUCK'
  WHEN status IN ('UNPAID', 'INVOICED') THEN 'UNPAID'
  WHEN ${ofAttempts("bool_or(status = 'ASKED')")} THEN 'COLLECTING'
  WHEN ${ofAttempts("bool_or(status = 'FAILED')")} THEN 'RETRY'
  ELSE 'DUE' END`;

/** What is due or unpaid, and refunds without an answer, oldest first. The index `premium_owed` has the same order. */
const statement = (search: string | null) => `
  SELECT id, ref_id AS "refId", ${ofPolicy("owed", "contract_number")} AS "contractNumber",
    ${ofPolicy("owed", "tenant_name")} AS "tenantName", kind, amount_cents AS amount, due_at AS "dueAt",
    CASE kind WHEN 'REFUND' THEN ${ofRefund("unanswered")}
      ELSE ${ofAttempts("count(*) FILTER (WHERE status = 'FAILED')::int")} END AS failures,
    ${ofAttempts("(array_agg(failure_code ORDER BY number DESC) FILTER (WHERE status = 'FAILED'))[1]")} AS "failureCode",
    ${state} AS state,
    CASE kind WHEN 'REFUND' THEN ${ofRefund("try_at")}
      ELSE ${ofAttempts("min(try_at) FILTER (WHERE status IN ('INTENDED', 'ASKED'))")} END AS "nextTryAt"
  FROM (
    SELECT 'PREMIUM' AS kind, id, ref_id, status, amount_cents, due_at FROM premium WHERE status IN ('DUE', 'UNPAID')
    UNION ALL SELECT 'INSTALMENT', i.id, i.ref_id, i.status, i.amount_cents,
      i.due_on::timestamp AT TIME ZONE 'Europe/Berlin' FROM instalment i
      WHERE i.status <> 'PAID' AND (i.first_failed_on IS NOT NULL OR i.due_on + (i.status = 'INVOICED')::int <= CASE
        ${ofPolicy("i", "country")} WHEN 'at' THEN $3::date ELSE $2::date END)
    UNION ALL SELECT 'REFUND', id, ref_id, status, amount_cents, due_at
      FROM refund WHERE status IN ('DUE', 'PENDING') AND unanswered >= $4
  ) AS owed
  WHERE ref_id NOT IN (SELECT ref_id FROM test_application) AND ($1::text IS NULL OR ${state} = $1)
    ${search === null ? "" : "AND ref_id IN (SELECT ref_id FROM found)"}
  ORDER BY due_at, ref_id, kind, id`;

type Row = Omit<StaffChargeRow, "dueAt" | "nextTryAt"> & { dueAt: Date; nextTryAt: Date | null };

export async function findCharges(
  deps: Pick<Deps, "sql" | "clock">,
  { state: wanted, search, page }: CallInput<typeof listCharges>["query"],
): Promise<CallAnswer<typeof listCharges>> {
  const now = deps.clock.now();
  const searched = search === null ? [] : [tidySearch(search)];
  const values = [wanted ?? null, localDay("de", now), localDay("at", now), maxUnansweredQueries, ...searched];
  const name = `staff-charges${search === null ? "" : "-search"}`;
  const found = search === null ? "" : foundPolicies(5);
  const query = {
    name,
    text: statement(search),
    values,
    page,
    countInOrder: search === null,
    found,
    key: ["dueAt", "id"] as const,
  };
  return findPage(deps, query, (row: Row) => ({
    ...row,
    amount: fromCents(row.amount),
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

import type { CallAnswer, listPolicyEvents, PolicyEventRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findPage } from "../lists/find-page.ts";

/** Uses the indexes `policy_history_ref_id` and `staff_act_ref_id`. */
const text = `
  SELECT id, at, status, cause, act, by FROM (
    SELECT 'status-' || h.id AS id, at, to_status AS status, cause, NULL AS act, p.name AS by
    FROM policy_history h LEFT JOIN partner p ON p.id = h.partner_id WHERE ref_id = $1
    UNION ALL SELECT 'act-' || a.id, at, NULL, NULL, act, s.name
    FROM staff_act a JOIN staff_account s ON s.id = a.staff_id WHERE ref_id = $1
  ) AS event ORDER BY at DESC, id DESC`;

type Row = Omit<PolicyEventRow, "at"> & { at: Date };

export async function findPolicyEvents(
  deps: Pick<Deps, "sql">,
  refId: string,
  page: number,
): Promise<CallAnswer<typeof listPolicyEvents>> {
  return findPage(deps, { name: "staff-policy-events", text, values: [refId], page }, (row: Row) => ({
    ...row,
    at: row.at.toISOString(),
  }));
}

import type { CallAnswer, CallInput, listStaffActs, StaffActRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";

const text = `
  SELECT a.id::text, a.at, a.act, s.name AS by, a.ref_id AS "refId", contract_number AS "contractNumber",
    tenant_name AS "tenantName", about.name AS person
  FROM staff_act a JOIN staff_account s ON s.id = a.staff_id LEFT JOIN policy ON policy.ref_id = a.ref_id
    LEFT JOIN staff_account about ON about.id = (a.detail ->> 'person')::uuid
  WHERE ($1::text IS NULL OR a.act = $1)
    AND ($2::text IS NULL OR concat_ws(' ', s.name, s.email, about.name, about.email, contract_number, a.ref_id) ILIKE $2)
  ORDER BY a.id DESC`;

type Row = Omit<StaffActRow, "at"> & { at: Date };

export async function findActs(
  deps: Pick<Deps, "sql">,
  { act, search, page }: CallInput<typeof listStaffActs>["query"],
): Promise<CallAnswer<typeof listStaffActs>> {
  const values = [act ?? null, toLikePattern(search)];
  return findPage(deps, { name: "staff-acts", text, values, page }, (row: Row) => ({
    ...row,
    at: row.at.toISOString(),
  }));
}

import { type CallAnswer, type CallInput, exportLists, type listStaffActs, type StaffActRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";

const text = `
  SELECT a.id::text, a.at, a.act, s.name AS by, a.ref_id AS "refId", contract_number AS "contractNumber",
    tenant_name AS "tenantName", about.name AS person, partner.name AS partner, mate.name AS "partnerPerson",
    webhook.url AS webhook, a.detail
  FROM staff_act a JOIN staff_account s ON s.id = a.staff_id LEFT JOIN policy ON policy.ref_id = a.ref_id
    LEFT JOIN staff_account about ON about.id = (a.detail ->> 'person')::uuid
    LEFT JOIN webhook_endpoint webhook ON webhook.id = a.detail ->> 'webhook'
    LEFT JOIN partner ON partner.id = coalesce(a.detail ->> 'partner', webhook.partner_id)
    LEFT JOIN partner_person mate ON mate.id = (a.detail ->> 'partnerPerson')::uuid
  WHERE ($1::text IS NULL OR a.act = $1)
    AND ($2::text IS NULL OR concat_ws(' ', s.name, s.email, about.name, about.email, contract_number, a.ref_id) ILIKE $2)
  ORDER BY a.id DESC`;

type Row = Omit<StaffActRow, "at" | "exported"> & { at: Date; detail: Record<string, unknown> };

export async function findActs(
  deps: Pick<Deps, "sql">,
  { act, search, page }: CallInput<typeof listStaffActs>["query"],
): Promise<CallAnswer<typeof listStaffActs>> {
  const values = [act ?? null, toLikePattern(search)];
  return findPage(deps, { name: "staff-acts", text, values, page, key: ["at", "id"] }, ({ detail, ...row }: Row) => ({
    ...row,
    at: row.at.toISOString(),
    exported: row.act === "export-list" ? readExport(detail) : null,
  }));
}

function readExport({ list, searched, ...filters }: Record<string, unknown>): StaffActRow["exported"] {
  const name = exportLists.find((one) => one === list);
  if (!name) return null;
  const texts = Object.entries(filters).map(([filter, value]) => [filter, String(value)]);
  return { list: name, filters: Object.fromEntries(texts), searched: searched === true };
}

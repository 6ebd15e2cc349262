import { type CallAnswer, type CallInput, type FollowUpRow, fromCents, type listFollowUps } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";
import { openFollowUps } from "./open-follow-ups.ts";

const text = `
  SELECT o.id, o.ref_id AS "refId", contract_number AS "contractNumber", tenant_name AS "tenantName", tenant_email AS email,
    '+' || (a.contact_keys ->> 'tenantPhone') AS phone, kind, amount_cents AS amount, answered_at AS "promisedAt"
  FROM (${openFollowUps}) AS o JOIN application a ON a.ref_id = o.ref_id
  WHERE $1::text IS NULL OR concat_ws(' ', tenant_name, tenant_email, contract_number, o.ref_id) ILIKE $1
  ORDER BY answered_at, o.id`;

type Row = Omit<FollowUpRow, "promisedAt"> & { promisedAt: Date };

export async function findFollowUps(
  deps: Pick<Deps, "sql">,
  { search, page }: CallInput<typeof listFollowUps>["query"],
): Promise<CallAnswer<typeof listFollowUps>> {
  return findPage(
    deps,
    { name: "staff-follow-ups", text, values: [toLikePattern(search)], page, key: ["promisedAt", "id"] },
    (row: Row) => ({
      ...row,
      amount: fromCents(row.amount),
      promisedAt: row.promisedAt.toISOString(),
    }),
  );
}

const countText = `SELECT count(*)::int AS count FROM (${openFollowUps}) AS o WHERE ref_id = $1`;

export async function countFollowUps({ sql }: Pick<Deps, "sql">, refId: string): Promise<number> {
  const query = { name: "staff-count-follow-ups", text: countText, values: [refId] };
  const [found] = await sql.query<{ count: number }>(query);
  return found?.count ?? 0;
}

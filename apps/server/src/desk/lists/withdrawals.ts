import type { CallAnswer, CallInput, listUnmatchedWithdrawals, StaffWithdrawalRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "./find-page.ts";

const text = `
  SELECT id, created_at AS "declaredAt", contract_number AS "contractNumber", name, email_key AS email
  FROM withdrawal_request
  WHERE unmatched_at IS NOT NULL
    AND ($1::text IS NULL OR concat_ws(' ', contract_number, name, email_key) ILIKE $1)
  ORDER BY created_at DESC, id`;

type Row = Omit<StaffWithdrawalRow, "declaredAt"> & { declaredAt: Date };

export async function findUnmatchedWithdrawals(
  deps: Pick<Deps, "sql">,
  { search, page }: CallInput<typeof listUnmatchedWithdrawals>["query"],
): Promise<CallAnswer<typeof listUnmatchedWithdrawals>> {
  const values = [toLikePattern(search)];
  return findPage(deps, { name: "staff-withdrawals", text, values, page, key: ["declaredAt", "id"] }, (row: Row) => ({
    ...row,
    declaredAt: row.declaredAt.toISOString(),
  }));
}

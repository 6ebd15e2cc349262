import { type CallAnswer, fromCents, type listPolicyLedger, type PolicyLedgerRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findPage } from "../lists/find-page.ts";

/** Uses the index `ledger_entry_ref_id`. */
const text = `
  SELECT id::text, at, event, account, amount_cents AS amount
  FROM ledger_entry WHERE ref_id = $1 ORDER BY ledger_entry.id DESC`;

type Row = Omit<PolicyLedgerRow, "at"> & { at: Date };

export async function findPolicyLedger(
  deps: Pick<Deps, "sql">,
  refId: string,
  page: number,
): Promise<CallAnswer<typeof listPolicyLedger>> {
  return findPage(deps, { name: "staff-policy-ledger", text, values: [refId], page }, (row: Row) => ({
    ...row,
    at: row.at.toISOString(),
    amount: fromCents(row.amount),
  }));
}

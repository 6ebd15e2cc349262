import { fromCents, listPolicyLedger } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";

/** Uses the index `ledger_entry_ref_id`. */
export const policyLedgerList = defineList({
  call: listPolicyLedger,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) =>
    db
      .selectFrom("ledger_entry")
      .select([sql<string>`id::text`.as("id"), "at", "event", "account", "amount_cents"])
      .where("ref_id", "=", refId),
  filters: {},
  usualOrder: (query) => query.orderBy("ledger_entry.id", "desc"),
  orders: {},
  show: ({ amount_cents, ...row }) => ({ ...row, at: row.at.toISOString(), amount: fromCents(amount_cents) }),
});

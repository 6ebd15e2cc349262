import { fromCents, listPolicyCharges, listPolicyEvents, listPolicyLedger } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { selectPolicyCharges } from "../../views/policy-charges.ts";
import { selectPolicyEvents } from "../../views/policy-events.ts";

export const policyChargeList = defineList({
  call: listPolicyCharges,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) => selectPolicyCharges(db, refId),
  filters: {},
  usualOrder: (query) => query.orderBy("charge.due_at", "desc").orderBy("charge.kind").orderBy("charge.id"),
  sortsBecause: "one policy's charges, of three tables",
  orders: {},
  show: ({ amount_cents, ...row }) => ({ ...row, amount: fromCents(amount_cents), dueAt: row.dueAt.toISOString() }),
});

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

export const policyEventList = defineList({
  call: listPolicyEvents,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) => selectPolicyEvents(db, refId),
  filters: {},
  usualOrder: (query) => query.orderBy("event.at", "desc").orderBy("event.id", "desc"),
  sortsBecause: "one policy's events, of two tables",
  orders: {},
  show: (row) => ({ ...row, at: row.at.toISOString() }),
});

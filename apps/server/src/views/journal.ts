import type { CalendarDate } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { policyColumn } from "./policy-column.ts";

/** The entries of the ledger, each with its contract. */
export function selectJournal(db: Kysely<Database>) {
  const refId = sql.ref<string>("ledger_entry.ref_id");
  return db
    .selectFrom("ledger_entry")
    .select([sql<string>`ledger_entry.id::text`.as("id"), "at"])
    .select(["event", "account", "amount_cents", "country"])
    .select([
      sql<CalendarDate>`value_day`.as("valueDay"),
      sql<boolean>`value_day < month`.as("isLate"),
      policyColumn(refId, "contract_number").as("contractNumber"),
    ]);
}

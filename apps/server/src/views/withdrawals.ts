import type { StaffWithdrawalRow } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Withdrawals without login that match no contract, with how a person handled them. */
export function selectUnmatchedWithdrawals(db: Kysely<Database>) {
  return db
    .selectFrom("withdrawal_request as w")
    .leftJoin("staff_account as s", "s.id", "w.handled_by")
    .select(["w.id", "w.created_at as declaredAt", "w.contract_number as contractNumber", "w.name"])
    .select(["w.email_key as email", "w.written_at as writtenAt", "w.handled_at as handledAt", "s.name as handledBy"])
    .select(["w.note", "w.matched_to as matchedTo"])
    .select(sql<StaffWithdrawalRow["state"]>`coalesce(w.outcome, 'OPEN')`.as("state"))
    .where("w.unmatched_at", "is not", null);
}

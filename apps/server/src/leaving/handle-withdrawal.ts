import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type UnmatchedWithdrawal = Selectable<Database["withdrawal_request"]>;

/** Locks a withdrawal that matched no contract; undefined if there is none with this id. */
export function lockUnmatchedWithdrawal(
  transaction: Transaction<Database>,
  id: string,
): Promise<UnmatchedWithdrawal | undefined> {
  const unmatched = transaction.selectFrom("withdrawal_request").selectAll().where("unmatched_at", "is not", null);
  return unmatched.where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Records that somebody wrote to the person. */
export async function recordWithdrawalAnswered(
  transaction: Transaction<Database>,
  id: string,
  written_at: Date,
): Promise<void> {
  await transaction.updateTable("withdrawal_request").set({ written_at }).where("id", "=", id).execute();
}

interface Handled {
  by: string;
  at: Date;
  outcome: "MATCHED" | "CLOSED";
  note: string | null;
  /** The number of the contract that it was matched to. */
  matchedTo: string | null;
}

/** Records how a person handled it. The caller has locked it and found it open. */
export async function recordWithdrawalHandled(
  transaction: Transaction<Database>,
  id: string,
  { by, at, outcome, note, matchedTo }: Handled,
): Promise<void> {
  const handled = { handled_at: at, handled_by: by, outcome, note, matched_to: matchedTo };
  await transaction.updateTable("withdrawal_request").set(handled).where("id", "=", id).execute();
}

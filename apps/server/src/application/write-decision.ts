import type { DecisionMaker, DocumentType, RefusalReason, ReviewCause, RiskOutcome } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export interface NewDecision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  required_documents: DocumentType[];
  rule_version: string;
  tariff_version: string;
  inputs: object;
  input_hash: string;
  made_by: DecisionMaker;
  review_cause: ReviewCause | null;
  /** The credit bureau's answer as received; null if it was not asked or did not answer. */
  bureau_answer: object | null;
}

/** A decision that replaces the decision `follows`. Its inputs and all omitted fields are copied from there. */
export type FollowingDecision = Pick<NewDecision, "id" | "outcome" | "reason" | "required_documents" | "made_by"> & {
  follows: string;
  staff_id?: string;
  note?: string | null;
  review_cause?: ReviewCause;
};

/** A decision that asks a person opens the case; the ones that follow keep the time at which it was opened. */
export async function writeDecision(
  transaction: Transaction<Database>,
  refId: string,
  decision: NewDecision | FollowingDecision,
  at: Date,
): Promise<void> {
  const row =
    "follows" in decision
      ? { ...(await readFollowed(transaction, decision.follows)), ...decision }
      : { ...decision, opened_at: null };
  await transaction
    .insertInto("decision")
    .values({
      ...row,
      ref_id: refId,
      at,
      inputs: JSON.stringify(row.inputs),
      bureau_answer: row.bureau_answer && JSON.stringify(row.bureau_answer),
      opened_at: decision.review_cause ? at : row.opened_at,
    })
    .execute();
}

function readFollowed(transaction: Transaction<Database>, id: string) {
  return transaction
    .selectFrom("decision")
    .select(["rule_version", "tariff_version", "inputs", "input_hash", "review_cause", "bureau_answer", "opened_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

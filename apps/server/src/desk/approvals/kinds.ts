import type { StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import { bookTransfer } from "../persons/bank-payment.ts";
import { correctCase } from "../cases/reopen.ts";
import { payOutApproved } from "../claims/pay-out.ts";
import { bookApproved } from "../lists/refund-transfers.ts";
import { matchToContract } from "../withdrawals/match.ts";
import { correctClaim } from "../claims/reopen.ts";

/**
 * Does what a second person approved, in the transaction of the approval, in which the application is locked. A kind that
 * can no longer be done says so before it writes anything.
 */
export function applyApproval(
  transaction: Transaction<Database>,
  deps: Deps,
  approval: StaffApproval,
  approvedBy: string,
): Promise<Refusal | null> {
  switch (approval.kind) {
    case "reopen-case":
      return correctCase(transaction, deps, approval);
    case "pay-out-claim":
      return payOutApproved(transaction, deps, approval);
    case "transfer-refund":
      return bookApproved(transaction, deps, approval);
    case "match-withdrawal":
      return matchToContract(transaction, deps, approval);
    case "bank-payment":
      return bookTransfer(transaction, deps, approval, approvedBy);
    case "reopen-claim":
      return correctClaim(transaction, deps, approval);
  }
}

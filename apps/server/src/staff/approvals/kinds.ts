import type { StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import { writeOffApproved } from "../persons/write-off.ts";
import { bookTransfer } from "../persons/bank-payment.ts";
import { correctCase } from "../cases/reopen.ts";
import { recordApproved } from "../declarations/record.ts";
import { payOutApproved } from "../claims/pay-out.ts";
import { endApproved } from "../circumstances/after-death.ts";
import { recordInsolvency } from "../circumstances/record.ts";
import { liftApproved } from "../circumstances/hold.ts";
import { terminateApproved } from "../unpaid/decide.ts";
import { clearApproved } from "../claims/sanctions.ts";
import { closeApproved } from "../money/close-month.ts";
import { dropApproved } from "../bank/files.ts";
import { releaseApproved } from "../bank/make-file.ts";
import { remitApproved } from "../money/remittance.ts";
import { bookApproved } from "../payouts/refund-transfers.ts";
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
    case "record-declaration":
      return recordApproved(transaction, deps, approval);
    case "bank-payment":
      return bookTransfer(transaction, deps, approval, approvedBy);
    case "clear-sanctions-hit":
      return clearApproved(transaction, deps, approval);
    case "record-insolvency":
      return recordInsolvency(transaction, deps, approval);
    case "end-after-death":
      return endApproved(transaction, deps, approval);
    case "write-off":
      return writeOffApproved(transaction, deps, approval);
    case "terminate-unpaid":
      return terminateApproved(transaction, deps, approval);
    case "lift-hold":
      return liftApproved(transaction, deps, approval);
    case "close-month":
      return closeApproved(transaction, deps, approval, approvedBy);
    case "record-remittance":
      return remitApproved(transaction, deps, approval, approvedBy);
    case "release-payments":
      return releaseApproved(transaction, deps, approval, approvedBy);
    case "drop-payment":
      return dropApproved(transaction, deps, approval);
    case "reopen-claim":
      return correctClaim(transaction, deps, approval);
  }
}

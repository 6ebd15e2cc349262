import * as z from "zod/mini";
import { countries, riskOutcomes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { sanctionedParty } from "./sanctions.ts";
import { declarants, declarationKinds, recordedWays } from "./declaration.ts";
import { recordedKinds } from "./staff-circumstance.ts";
import { colleague } from "./staff-assignee.ts";
import { claimVerdict } from "./staff-pending.ts";

/** What one person of the desk asks for and another approves; docs/desk.md. */

/** `reopen-case`: the decision that is corrected, what it becomes, and what the tenant is told. */
export const reopenedCase = z.object({
  decisionId: z.string(),
  outcome: oneOf(riskOutcomes),
  note: z.string(),
});

/**
 * A transfer by bank that was made: `pay-out-claim` to a landlord, `transfer-refund` to a tenant, `bank-payment` by a tenant
 * for a premium or an instalment.
 */
export const recordedTransfer = z.object({ amount: z.number(), paidOn: z.string(), reference: z.string() });

/** `match-withdrawal`: the contract to which the person who declared the withdrawal belongs. */
export const matchedWithdrawal = z.object({ contractNumber: z.string() });

/** `reopen-claim`: what the decision becomes, and what both sides are told. */
export const reopenedClaim = z.object({ ...claimVerdict.shape, note: z.string() });

/** `lift-hold`: why the contract was put on hold. */
export const liftedHold = z.object({ heldBecause: z.string() });

/** `clear-sanctions-hit`: the payee, and the listed names that match. */
export const clearedHit = z.object({ name: z.string(), parties: z.array(sanctionedParty) });
/** `record-declaration`: a withdrawal or a release that came otherwise than on our pages, and leads to a refund. */
export const declarationToRecord = z.object({
  kind: oneOf(declarationKinds),
  way: oneOf(recordedWays),
  declaredOn: z.string(),
  arrivedOn: z.string(),
  by: oneOf(declarants),
  name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  scanId: z.nullable(z.string()),
});

/** `record-insolvency`: what is recorded; docs/circumstances.md. */
export const recordedInsolvency = z.object({
  kind: oneOf(recordedKinds),
  on: z.string(),
  contactName: z.string(),
  contactEmail: z.nullable(z.string()),
  contactAddress: z.nullable(z.string()),
  note: z.string(),
});

/** `end-after-death`: `endsOn` is the first day without a premium; null if the contract goes on. */
export const endedAfterDeath = z.object({ outcome: oneOf(["GOES_ON", "ENDS"]), endsOn: z.nullable(z.string()) });

/** `write-off`: of a premium; in EUR. */
export const writtenOff = z.object({ amount: z.number() });

/** `terminate-unpaid`: what is unpaid, in EUR. */
export const terminatedUnpaid = z.object({ amount: z.number() });
/** `close-month`: of the books, YYYY-MM. */
export const monthToClose = z.object({ month: z.string() });

/** `record-remittance`: to the insurer, for a closed month. */
export const remittance = z.object({ month: z.string(), country: oneOf(countries), ...recordedTransfer.shape });

/** `release-payments`: of a file for the bank. `payments`: how many. */
export const releasedPayments = z.object({
  country: oneOf(countries),
  payments: z.number(),
  amount: z.number(),
  executeOn: z.string(),
});

/** `drop-payment`: one that the bank did not pay; its reference in the file. */
export const droppedPayment = z.object({ amount: z.number(), endToEndId: z.string() });

/** The names of what needs two people. */
export const approvalKinds = [
  "reopen-case",
  "reopen-claim",
  "pay-out-claim",
  "transfer-refund",
  "bank-payment",
  "match-withdrawal",
  "lift-hold",
  "clear-sanctions-hit",
  "record-declaration",
  "record-insolvency",
  "end-after-death",
  "write-off",
  "terminate-unpaid",
  "close-month",
  "record-remittance",
  "release-payments",
  "drop-payment",
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/**
 * `subjectId`: the refId of a case, or the id of a claim, refund, premium, instalment, withdrawal, circumstance or check, or a
 * month, a file for the bank or one of its payments. Instants are UTC
 * timestamps.
 */
const asked = {
  id: z.string(),
  subjectId: z.string(),
  /** The application and contract that it belongs to; null if none. */
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  reason: z.string(),
  askedBy: colleague,
  askedAt: z.string(),
};

/** What waits for a second person. Each kind has its own payload. */
export const staffApproval = z.discriminatedUnion("kind", [
  z.object({ ...asked, kind: z.literal("reopen-case"), payload: reopenedCase }),
  z.object({ ...asked, kind: z.literal("pay-out-claim"), payload: recordedTransfer }),
  z.object({ ...asked, kind: z.literal("transfer-refund"), payload: recordedTransfer }),
  z.object({ ...asked, kind: z.literal("match-withdrawal"), payload: matchedWithdrawal }),
  z.object({ ...asked, kind: z.literal("record-declaration"), payload: declarationToRecord }),
  z.object({ ...asked, kind: z.literal("bank-payment"), payload: recordedTransfer }),
  z.object({ ...asked, kind: z.literal("reopen-claim"), payload: reopenedClaim }),
  z.object({ ...asked, kind: z.literal("lift-hold"), payload: liftedHold }),
  z.object({ ...asked, kind: z.literal("clear-sanctions-hit"), payload: clearedHit }),
  z.object({ ...asked, kind: z.literal("record-insolvency"), payload: recordedInsolvency }),
  z.object({ ...asked, kind: z.literal("end-after-death"), payload: endedAfterDeath }),
  z.object({ ...asked, kind: z.literal("write-off"), payload: writtenOff }),
  z.object({ ...asked, kind: z.literal("terminate-unpaid"), payload: terminatedUnpaid }),
  z.object({ ...asked, kind: z.literal("close-month"), payload: monthToClose }),
  z.object({ ...asked, kind: z.literal("record-remittance"), payload: remittance }),
  z.object({ ...asked, kind: z.literal("release-payments"), payload: releasedPayments }),
  z.object({ ...asked, kind: z.literal("drop-payment"), payload: droppedPayment }),
]);
export type StaffApproval = z.infer<typeof staffApproval>;
export type ApprovalPayload<Kind extends ApprovalKind> = Extract<StaffApproval, { kind: Kind }>["payload"];

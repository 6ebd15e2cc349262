import * as z from "zod/mini";
import { riskOutcomes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
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

/** The names of what needs two people. */
export const approvalKinds = [
  "reopen-case",
  "reopen-claim",
  "pay-out-claim",
  "transfer-refund",
  "bank-payment",
  "match-withdrawal",
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/**
 * `subjectId`: the refId of a case, or the id of a claim, refund, premium, instalment or withdrawal. Instants are UTC
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
  z.object({ ...asked, kind: z.literal("bank-payment"), payload: recordedTransfer }),
  z.object({ ...asked, kind: z.literal("reopen-claim"), payload: reopenedClaim }),
]);
export type StaffApproval = z.infer<typeof staffApproval>;
export type ApprovalPayload<Kind extends ApprovalKind> = Extract<StaffApproval, { kind: Kind }>["payload"];

import * as z from "zod/mini";
import { languages, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claim, claimOutcomes } from "./claim.ts";
import { payoutAccount } from "./payout-account.ts";
import { repayment } from "./repayment.ts";
import { staffApproval } from "./staff-approval.ts";
import { draft } from "./staff-draft.ts";
import { claimWarning } from "./staff-reasons.ts";
import { assignee } from "./staff-assignee.ts";
import { pendingClaim } from "./staff-pending.ts";

/** Claims as the desk sees them. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

/** OBJECTION: the tenant may still object or agree. OPEN: staff decide. GRANTED: the payout to the landlord follows. */
export const claimStates = ["OBJECTION", "OPEN", "GRANTED", "PAID", "REFUSED"] as const;
export type ClaimState = (typeof claimStates)[number];

export const staffClaimRow = z.object({
  id: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  landlordName: z.nullable(z.string()),
  amount: z.number(),
  reportedAt: z.string(),
  objectUntil: z.string(),
  objected: z.boolean(),
  /** When the tenant agreed; null unless they did. */
  agreedAt: z.nullable(z.string()),
  state: oneOf(claimStates),
  outcome: z.nullable(oneOf(claimOutcomes)),
  granted: z.nullable(z.number()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** The day of the transfer to the landlord. */
  paidOn: z.nullable(z.string()),
  /** When it is due; null unless it waits for us. */
  dueAt: z.nullable(z.string()),
  /** Whether somebody has decided, but it can still be undone. */
  pending: z.boolean(),
  assignee,
});
export type StaffClaimRow = z.infer<typeof staffClaimRow>;

/** Events in a claim's history. */
export const claimEvents = ["REPORTED", "OBJECTED", "AGREED", ...claimOutcomes, "CORRECTED", "PAID"] as const;

export const staffClaim = z.object({
  ...claim.shape,
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  /** The language of both sides. */
  language: oneOf(languages),
  tenantName: z.string(),
  landlordName: z.nullable(z.string()),
  fullAddress: z.string(),
  depositAmount: z.number(),
  state: oneOf(claimStates),
  payoutAccount: z.nullable(payoutAccount),
  /**
   * Whether it can be paid: it is granted, and the landlord entered an account that applies, or a partner reported it
   * and tells us the account.
   */
  mayPayOut: z.boolean(),
  /** How the tenant repays what was paid out; null before the payout. */
  repayment: z.nullable(repayment),
  assignee,
  dueAt: z.nullable(z.string()),
  /** What to watch out for. */
  warnings: z.array(claimWarning),
  /** What the caller has written, but not sent. */
  draft,
  /** The claim that waits next, in the order of the list; null if there is none. */
  next: z.nullable(z.string()),
  /** The decision that takes effect soon, and can still be undone; null if there is none. */
  pending: pendingClaim,
  /** The correction or payout that waits for a second person; null if none does. */
  approval: z.nullable(staffApproval),
  /** Newest first. `by` is the staff member, or the partner that reported the claim through the API, else null. */
  history: z.array(z.object({ at: z.string(), what: z.enum(claimEvents), by: z.nullable(z.string()) })),
  /** What the desk expects that it will cost, newest first. Without any, it is what was granted or claimed. */
  estimates: z.array(z.object({ amount: z.number(), note: z.string(), at: z.string(), by: z.string() })),
});
export type StaffClaim = z.infer<typeof staffClaim>;

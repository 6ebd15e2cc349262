import * as z from "zod/mini";
import { languages, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claim, claimOutcomes } from "./claim.ts";
import { repayment } from "./repayment.ts";

/** Claims as the desk sees them. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

/** Whether the tenant may still object, a person may decide, or has decided. */
export const claimStates = ["OBJECTION", "OPEN", "DECIDED"] as const;
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
  state: oneOf(claimStates),
  outcome: z.nullable(oneOf(claimOutcomes)),
  granted: z.nullable(z.number()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});
export type StaffClaimRow = z.infer<typeof staffClaimRow>;

/** What can stand in the history of a claim. */
export const claimEvents = ["REPORTED", "OBJECTED", ...claimOutcomes] as const;

/** One claim with all that is needed to decide it. */
export const staffClaim = z.object({
  ...claim.shape,
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  /** In which both sides read. */
  language: oneOf(languages),
  tenantName: z.string(),
  landlordName: z.nullable(z.string()),
  fullAddress: z.string(),
  depositAmount: z.number(),
  state: oneOf(claimStates),
  /** How the tenant pays back what was accepted; null where nothing was. */
  repayment: z.nullable(repayment),
  /** Newest first; who of us where it was one of us, the partner whose program reported it, else null. */
  history: z.array(z.object({ at: z.string(), what: z.enum(claimEvents), by: z.nullable(z.string()) })),
});
export type StaffClaim = z.infer<typeof staffClaim>;

import * as z from "zod/mini";
import { currencies, paymentPeriods, policyDocumentKinds, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claim } from "./claim.ts";
import { movingOut } from "./moving-out.ts";
import { repayment } from "./repayment.ts";

/** What can stand in the line of a policy, what has happened as what is to come. */
export const lineEvents = [
  "SIGNED",
  "LANDLORD_ANSWER",
  "ACCEPTED",
  "DECLINED",
  "UNANSWERED",
  "COVER",
  "PREMIUM_FAILED",
  "PREMIUM_PAID",
  "NEXT_PREMIUM",
  "NEXT_TRY",
  "PERSON_TAKES_OVER",
  "CLAIM_REPORTED",
  "CLAIM_OBJECTED",
  "CLAIM_ACCEPTED",
  "CLAIM_REFUSED",
  "CLAIM_OBJECTION",
  "CLAIM_DECISION",
  "REPAYMENT_CHOICE",
  "REPAYMENT_PLANNED",
  "NEXT_INSTALMENT",
  "INSTALMENT_FAILED",
  "INSTALMENT_TRY",
  "REPAID",
  "CANCELLATION_REQUESTED",
  "STAYED",
  "MOVING_OUT_GIVEN",
  "MOVING_OUT_CONFIRMED",
  "MOVING_OUT_REFUSED",
  "MOVING_OUT_PROOF",
  "MOVING_OUT_DECISION",
  "RELEASE",
  "END",
  "WITHDRAWN",
] as const;
export type LineEvent = (typeof lineEvents)[number];

/** What is between the tenant and us: a landlord reads nothing of it. */
export const privateEvents = [
  "PREMIUM_FAILED",
  "PREMIUM_PAID",
  "NEXT_TRY",
  "PERSON_TAKES_OVER",
  "NEXT_PREMIUM",
  "REPAYMENT_CHOICE",
  "REPAYMENT_PLANNED",
  "NEXT_INSTALMENT",
  "INSTALMENT_FAILED",
  "INSTALMENT_TRY",
  "REPAID",
  "MOVING_OUT_GIVEN",
  "MOVING_OUT_REFUSED",
  "MOVING_OUT_PROOF",
  "MOVING_OUT_DECISION",
] as const satisfies readonly LineEvent[];
type PrivateEvent = (typeof privateEvents)[number];
export type LandlordEvent = Exclude<LineEvent, PrivateEvent>;

/** Tells whether an event may stand in the landlord's line. */
export function isForLandlord(event: LineEvent): event is LandlordEvent {
  return !privateEvents.some((one) => one === event);
}

export const lineStates = ["done", "current", "upcoming", "problem"] as const;

export const lineActors = ["tenant", "landlord", "insurer"] as const;
export type LineActor = (typeof lineActors)[number];

/**
 * One entry: what, whether it has happened, on which day (YYYY-MM-DD; null where nobody can say), by whom. The day of an
 * answer that is waited for is the last on which it can be given.
 */
export const lineEntry = z.object({
  event: z.enum(lineEvents),
  state: z.enum(lineStates),
  on: z.nullable(z.string()),
  by: z.enum(lineActors),
});
export type LineEntry = z.infer<typeof lineEntry>;

/** An entry that the landlord reads: any but what is the tenant's alone. */
export const landlordLineEntry = z.extend(lineEntry, { event: z.enum(lineEvents.filter(isForLandlord)) });
export type LandlordLineEntry = z.infer<typeof landlordLineEntry>;

/** Amount in EUR, day as YYYY-MM-DD. `ifAccepted`: the landlord has not answered, and a later yes makes it a later day. */
export const nextCharge = z.object({
  what: z.enum(["PREMIUM", "INSTALMENT"]),
  amount: z.number(),
  on: z.string(),
  ifAccepted: z.boolean(),
});
export type NextCharge = z.infer<typeof nextCharge>;

/**
 * How a policy can be left today, and what would be paid back, in EUR: by withdrawing, at once, or by cancelling, once the
 * landlord has released; then it is what a release today would bring. `withdrawUntil` is the last day of withdrawing as
 * YYYY-MM-DD, null where it has none.
 */
export const wayOut = z.object({
  way: z.enum(["withdraw", "cancel"]),
  refundAmount: z.number(),
  withdrawUntil: z.nullable(z.string()),
});
export type WayOut = z.infer<typeof wayOut>;

/** What is paid back, in EUR; `paidOn` is null until the card provider has done it. */
export const refundView = z.object({ amount: z.number(), paidOn: z.nullable(z.string()) });

/** A document that is there to be fetched. `number` is that of the premium for a receipt, else null. */
export const policyDocument = z.object({ kind: oneOf(policyDocumentKinds), number: z.nullable(z.number()) });
export type PolicyDocument = z.infer<typeof policyDocument>;

/** A policy as its tenant sees it. Dates as YYYY-MM-DD, instants as UTC timestamps, amounts in EUR. */
export const policyView = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  landlordName: z.nullable(z.string()),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  premiumAmount: z.number(),
  paymentPeriod: oneOf(paymentPeriods),
  insuranceStart: z.string(),
  insuranceEnd: z.nullable(z.string()),
  coverStart: z.nullable(z.string()),
  signedAt: z.string(),
  /** Oldest first. */
  line: z.array(lineEntry),
  nextCharge: z.nullable(nextCharge),
  /** Whether a message still reaches the landlord: not after the landlord declined, nor once it is over. */
  mayWrite: z.boolean(),
  /** Oldest first. */
  claims: z.array(claim),
  /** One for each accepted claim, in their order. */
  repayments: z.array(repayment),
  /** Null when it is over, or the landlord has been asked for the release. */
  wayOut: z.nullable(wayOut),
  /** Whether a cancellation can be taken back: the landlord has not released, and no moving out is confirmed. */
  mayStay: z.boolean(),
  /** Whether moving out can be proved, so that no more premium is charged until the landlord releases. */
  mayProveMovingOut: z.boolean(),
  /** The latest proof of moving out; null where there is none, or none is needed any more. */
  movingOut: z.nullable(movingOut),
  /** All that is paid back, as one sum; null where nothing is. */
  refund: z.nullable(refundView),
  /** In the order in which they came to be. */
  documents: z.array(policyDocument),
});
export type PolicyView = z.infer<typeof policyView>;

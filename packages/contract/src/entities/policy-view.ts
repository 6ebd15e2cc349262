import * as z from "zod/mini";
import { currencies, paymentPeriods, policyDocumentKinds, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { amendment } from "./amendment.ts";
import { claim } from "./claim.ts";
import { movingOut } from "./moving-out.ts";
import { paymentMethodView } from "./payment-method.ts";
import { repayment } from "./repayment.ts";

/** Events in a policy's status line, past and future. */
export const lineEvents = [
  "SIGNED",
  "LANDLORD_ANSWER",
  "ACCEPTED",
  "CASH_RETURN",
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
  "CLAIM_AGREED",
  "CLAIM_ACCEPTED",
  "CLAIM_REFUSED",
  "CLAIM_OBJECTION",
  "CLAIM_DECISION",
  "CLAIM_PAYOUT",
  "CLAIM_PAID",
  "REPAYMENT_CHOICE",
  "REPAYMENT_PLANNED",
  "REPAYMENT_INVOICED",
  "INVOICE_DUE",
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

/** Events between tenant and insurer, which the landlord does not see. */
export const privateEvents = [
  "PREMIUM_FAILED",
  "PREMIUM_PAID",
  "NEXT_TRY",
  "PERSON_TAKES_OVER",
  "NEXT_PREMIUM",
  "REPAYMENT_CHOICE",
  "REPAYMENT_PLANNED",
  "REPAYMENT_INVOICED",
  "INVOICE_DUE",
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

export function isForLandlord(event: LineEvent): event is LandlordEvent {
  return !privateEvents.some((privateEvent) => privateEvent === event);
}

export const lineStates = ["done", "current", "upcoming", "problem"] as const;

export const lineActors = ["tenant", "landlord", "insurer"] as const;
export type LineActor = (typeof lineActors)[number];

/**
 * One entry of the status line. `on` is a day as YYYY-MM-DD, null if unknown. For a pending reply it is the last
 * possible day.
 */
export const lineEntry = z.object({
  event: z.enum(lineEvents),
  state: z.enum(lineStates),
  on: z.nullable(z.string()),
  by: z.enum(lineActors),
});
export type LineEntry = z.infer<typeof lineEntry>;

export const landlordLineEntry = z.extend(lineEntry, { event: z.enum(lineEvents.filter(isForLandlord)) });
export type LandlordLineEntry = z.infer<typeof landlordLineEntry>;

/**
 * Amount in EUR, day as YYYY-MM-DD. `ifAccepted`: the landlord has not replied yet, and a late acceptance moves the
 * day.
 */
export const nextCharge = z.object({
  what: z.enum(["PREMIUM", "INSTALMENT"]),
  amount: z.number(),
  on: z.string(),
  ifAccepted: z.boolean(),
});
export type NextCharge = z.infer<typeof nextCharge>;

/**
 * How the tenant can leave the policy today: withdraw at once, or cancel and wait for the landlord's release.
 * `refundAmount` in EUR; for a cancellation, as if the release were signed today. `pendingRefund` would be refunded as
 * well once a payment that cannot be stopped any more has been made. `withdrawUntil` is the last day for a
 * withdrawal as YYYY-MM-DD, null if there is none.
 */
export const wayOut = z.object({
  way: z.enum(["withdraw", "cancel"]),
  refundAmount: z.number(),
  pendingRefund: z.number(),
  withdrawUntil: z.nullable(z.string()),
});
export type LeavingOption = z.infer<typeof wayOut>;

/** Refunds in EUR: their sum, and how much of it is on its way. `paidOn` is null until the payment provider has paid all. */
export const refundView = z.object({ amount: z.number(), pending: z.number(), paidOn: z.nullable(z.string()) });

/** An available document. `number` is the premium's number for a receipt, otherwise null. */
export const policyDocument = z.object({ kind: oneOf(policyDocumentKinds), number: z.nullable(z.number()) });
export type PolicyDocument = z.infer<typeof policyDocument>;

/**
 * TENANT: applied, and pays the premiums. CO_TENANT: signed together with them. A co-tenant sees nothing of how the
 * first tenant pays, asks for no changes, and does not write to the landlord.
 */
export const tenantRoles = ["TENANT", "CO_TENANT"] as const;

/** The account on which we collect for the insurer. Anybody may know it. */
export const collectionIban = z.string();

/** The certificate on paper that the guarantor signs by hand; `postedOn` is null before it is posted, and if it came back. */
export const certificateOriginal = z.nullable(z.object({ postedOn: z.nullable(z.string()) }));

/** A policy as one of its tenants sees it. Dates as YYYY-MM-DD, instants as UTC timestamps, amounts in EUR. */
export const policyView = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  /** Who sees it. */
  role: z.enum(tenantRoles),
  landlordName: z.nullable(z.string()),
  /** The first tenant. */
  tenantName: z.string(),
  /** Who signed together with the first tenant, in the order of the contract. */
  coTenantNames: z.array(z.string()),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  premiumAmount: z.number(),
  paymentPeriod: oneOf(paymentPeriods),
  /** The other payment period, with its price from the first day of the next period; null if no premium follows. */
  otherPlan: z.nullable(
    z.object({ paymentPeriod: oneOf(paymentPeriods), premiumAmount: z.number(), from: z.string() }),
  ),
  insuranceStart: z.string(),
  insuranceEnd: z.nullable(z.string()),
  coverStart: z.nullable(z.string()),
  /** Null where no paper certificate is needed. Cover begins only once it has had time to arrive. */
  certificateOriginal,
  signedAt: z.string(),
  /** Oldest first. */
  line: z.array(lineEntry),
  nextCharge: z.nullable(nextCharge),
  /** Whether the card can never be charged again. Until there is another one, `nextCharge` is null. */
  needsAnotherCard: z.boolean(),
  /** Whether another card can be given: until the policy has ended, and as long as something is owed after that. */
  takesCard: z.boolean(),
  /** The payment method; null for cards entered before payment methods were stored. */
  paymentMethod: z.nullable(paymentMethodView),
  /** Whether messages to the landlord are possible: not after a refusal by the landlord or the end of the policy. */
  mayWrite: z.boolean(),
  /** Oldest first. */
  claims: z.array(claim),
  /** One per claim that was paid out, in the same order; none for less than 0.50 EUR. */
  repayments: z.array(repayment),
  /**
   * Where a co-tenant can transfer what all of them owe; null for the first tenant, who pays by card, and if we have no
   * account.
   */
  payTo: z.nullable(z.object({ holder: z.string(), iban: collectionIban })),
  /** Null when the policy has ended, or while it waits for the landlord's release. */
  wayOut: z.nullable(wayOut),
  /** Whether the cancellation can be revoked: the landlord has not released, and no moving-out is confirmed. */
  mayStay: z.boolean(),
  /** Whether the tenant can prove moving out, which stops the premium until the landlord releases. */
  mayProveMovingOut: z.boolean(),
  /** The latest proof of moving out; null if there is none or it is no longer needed. */
  movingOut: z.nullable(movingOut),
  /** The sum of the refunds since the last premium was due; null if there are none. */
  refund: z.nullable(refundView),
  /** In the order of their creation. */
  documents: z.array(policyDocument),
  /** Changes that somebody asked for, oldest first. */
  amendments: z.array(amendment),
});
export type PolicyView = z.infer<typeof policyView>;

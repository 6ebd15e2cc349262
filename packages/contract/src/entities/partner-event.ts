import * as z from "zod/mini";
import { policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { amendmentAskers, amendmentKinds, amendmentParties, amendmentStates } from "./amendment.ts";
import { claimStates } from "./staff-claim.ts";

/**
 * The events that partners' webhooks receive. Days as YYYY-MM-DD, instants as UTC timestamps, amounts in EUR. They
 * contain no names or addresses; the calls for invitations and guarantees return those. Source: docs/partners.md.
 */

export const guaranteeEventTypes = [
  "guarantee.signed",
  "guarantee.accepted",
  "guarantee.declined",
  "guarantee.active",
  "guarantee.past_due",
  "guarantee.cancellation_requested",
  "guarantee.released",
  "guarantee.ended",
] as const;
export type GuaranteeEventType = (typeof guaranteeEventTypes)[number];

export const partnerEventTypes = [
  "invitation.accepted",
  "application.decided",
  ...guaranteeEventTypes,
  "guarantee.amended",
  "amendment.changed",
  "claim.changed",
] as const;
export type PartnerEventType = (typeof partnerEventTypes)[number];

/** Sent only on request, so webhooks cannot subscribe to it. */
export const testEventType = "webhook.test";

const rental = {
  /** Null for a signed link. */
  invitationId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
};

const guarantee = {
  ...rental,
  guaranteeRefId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
};

const days = { insuranceStart: z.string(), insuranceEnd: z.nullable(z.string()) };

export const invitationEvent = z.object({
  type: z.literal("invitation.accepted"),
  timestamp: z.string(),
  data: z.object({ ...rental, ...days }),
});

/** Does not say what was decided, which is between the tenant and us. */
export const applicationEvent = z.object({
  type: z.literal("application.decided"),
  timestamp: z.string(),
  data: z.object(rental),
});

export const guaranteeEvent = z.object({
  type: oneOf(guaranteeEventTypes),
  timestamp: z.string(),
  data: z.object({
    ...guarantee,
    ...days,
    /** Null until accepted. */
    coverStart: z.nullable(z.string()),
    /** The first day without cover; null while the guarantee runs or if cover never began. */
    coveredUntil: z.nullable(z.string()),
  }),
});

/** The guarantee is different from `from` on. What is different now is in the answer of `get-guarantee`. */
export const amendmentEvent = z.object({
  type: z.literal("guarantee.amended"),
  timestamp: z.string(),
  data: z.object({ ...guarantee, ...days, kind: oneOf(amendmentKinds), from: z.string() }),
});

/** How far a change has come that somebody asked for and the landlord sees. */
export const amendmentStateEvent = z.object({
  type: z.literal("amendment.changed"),
  timestamp: z.string(),
  data: z.object({
    ...guarantee,
    amendmentId: z.string(),
    kind: oneOf(amendmentKinds),
    amendmentState: oneOf(amendmentStates),
    askedBy: oneOf(amendmentAskers),
    waitsFor: z.array(oneOf(amendmentParties)),
    /** The last day to agree; null once nobody has to. */
    until: z.nullable(z.string()),
    /** The first day on which it applies; null before everybody has agreed. */
    appliesFrom: z.nullable(z.string()),
  }),
});

export const claimEvent = z.object({
  type: z.literal("claim.changed"),
  timestamp: z.string(),
  data: z.object({
    ...guarantee,
    claimId: z.string(),
    claimState: oneOf(claimStates),
    amount: z.number(),
    /** Null until the decision. */
    granted: z.nullable(z.number()),
    objectUntil: z.string(),
    paidOn: z.nullable(z.string()),
  }),
});

/** Concerns no rental: `invitationId` and `reference` are null. */
export const testEvent = z.object({
  type: z.literal(testEventType),
  timestamp: z.string(),
  data: z.object(rental),
});

export const partnerEventSchemas = [
  invitationEvent,
  applicationEvent,
  guaranteeEvent,
  amendmentEvent,
  amendmentStateEvent,
  claimEvent,
  testEvent,
] as const;

/** The body of a delivery. */
export const partnerEvent = z.discriminatedUnion("type", partnerEventSchemas);
export type PartnerEvent = z.infer<typeof partnerEvent>;

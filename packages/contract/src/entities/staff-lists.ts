import * as z from "zod/mini";
import { countries, paymentPeriods, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** Rows of the desk's tables. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

export const staffPolicyRow = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  country: oneOf(countries),
  tenantName: z.string(),
  tenantEmail: z.string(),
  landlordName: z.nullable(z.string()),
  fullAddress: z.string(),
  depositAmount: z.number(),
  premiumAmount: z.number(),
  paymentPeriod: oneOf(paymentPeriods),
  insuranceStart: z.string(),
  signedAt: z.string(),
});
export type StaffPolicyRow = z.infer<typeof staffPolicyRow>;

/** What is charged to a tenant, and what is paid back. */
export const chargeKinds = ["PREMIUM", "INSTALMENT", "REFUND"] as const;
/**
 * How a charge stands: not tried yet, tried in vain and to be tried again, for a person since the last try, or asked for over and over
 * without an answer of the card provider that says what became of it. Refunds are listed in that last state alone.
 */
export const chargeStates = ["DUE", "RETRY", "UNPAID", "STUCK"] as const;

export const staffChargeRow = z.object({
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  kind: oneOf(chargeKinds),
  amount: z.number(),
  dueAt: z.string(),
  state: oneOf(chargeStates),
  /** The card provider's word for the last failure. */
  failureCode: z.nullable(z.string()),
  /** Tries that failed; of a refund all that there were. */
  failures: z.number(),
  /** Null after the last one. */
  nextTryAt: z.nullable(z.string()),
});
export type StaffChargeRow = z.infer<typeof staffChargeRow>;

/** Mails that nobody took yet: to be tried again, given up, or to be printed for a tenant who wants paper (docs/mail.md). */
export const troubledMailStates = ["WAITING", "REFUSED", "POST"] as const;

export const staffMailRow = z.object({
  id: z.string(),
  /** In the language of who is to read it. */
  subject: z.string(),
  to: z.string(),
  refId: z.nullable(z.string()),
  state: oneOf(troubledMailStates),
  createdAt: z.string(),
  tries: z.number(),
  lastError: z.nullable(z.string()),
  /** Where to post it; null for what goes by mail. */
  postalAddress: z.nullable(z.string()),
  /** Whether a document goes with it. */
  hasEnclosure: z.boolean(),
  /** Whether it can be sent again: the link of an invitation that was given up is gone with it. */
  mayRepeat: z.boolean(),
});
export type StaffMailRow = z.infer<typeof staffMailRow>;

/** A customer disputes a charge, a refund failed, or a charge went through that we hold for failed. */
export const noticeTroubles = ["disputed", "refund failed", "paid after it had failed"] as const;
export type NoticeTrouble = (typeof noticeTroubles)[number];

/** What the card provider told that a person has to look at; about a charge, where it is known about which. */
export const staffNoticeRow = z.object({
  country: oneOf(countries),
  /** The provider's. */
  id: z.string(),
  kind: z.string(),
  trouble: oneOf(noticeTroubles),
  receivedAt: z.string(),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  /** Null while nobody has settled it. */
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type StaffNoticeRow = z.infer<typeof staffNoticeRow>;

export const staffPartnerRow = z.object({
  id: z.string(),
  name: z.string(),
  /** API keys in force. */
  keys: z.number(),
  signsLinks: z.boolean(),
  properties: z.number(),
  invitations: z.number(),
  used: z.number(),
  createdAt: z.string(),
});
export type StaffPartnerRow = z.infer<typeof staffPartnerRow>;

/** How far applications came, in the order of the flow. */
export const funnelStages = ["STARTED", "ANSWERED", "CONFIRMED", "QUOTED", "CHOSEN", "SIGNED"] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** Figures of the last days, from our own tables; a day is one in Berlin. */
export const staffFigures = z.object({
  /** Oldest first, days without anything among them. `outcome`s are those of the rules. */
  days: z.array(
    z.object({
      day: z.string(),
      quotes: z.number(),
      refusals: z.number(),
      reviews: z.number(),
      /** Premiums that fell due, and tries that failed. */
      chargesDue: z.number(),
      chargesFailed: z.number(),
    }),
  ),
  /** Minutes from the first answer to the signature; null where nobody signed. */
  minutesToSign: z.object({ median: z.nullable(z.number()), percentile95: z.nullable(z.number()), count: z.number() }),
  /** Of the applications begun in these days, how many came at least so far. */
  funnel: z.array(z.object({ stage: oneOf(funnelStages), count: z.number() })),
  /** What tenants who rated in these days gave: a row for each number of stars, one first. */
  ratings: z.object({
    count: z.number(),
    /** How many would recommend us. */
    recommend: z.number(),
    byStars: z.array(z.object({ stars: z.number(), landlord: z.number(), provider: z.number() })),
    /** The newest words with their stars, without a name; at most 20. */
    messages: z.array(z.object({ at: z.string(), landlord: z.number(), provider: z.number(), message: z.string() })),
  }),
});
export type StaffFigures = z.infer<typeof staffFigures>;

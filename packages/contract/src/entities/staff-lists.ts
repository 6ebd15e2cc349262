import * as z from "zod/mini";
import { countries, languages, paymentPeriods, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { assignee } from "./staff-assignee.ts";

/** Rows of the desk's lists. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

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
  /** The last day of each class of its records; empty while the policy runs. */
  kept: z.array(z.object({ class: oneOf(["DETAILS", "LETTERS", "VOUCHERS", "BOOKS"]), until: z.string() })),
});

export const chargeKinds = ["PREMIUM", "INSTALMENT", "REFUND"] as const;
/**
 * DUE: not attempted yet. COLLECTING: attempted, the bank has not answered yet, which takes days for a direct debit.
 * RETRY: failed, will be retried. UNPAID: the last attempt failed, staff take over. LONG_UNPAID: a
 * premium that has been unpaid for three months and can be written off. STUCK: the payment provider repeatedly
 * gave no conclusive response. Refunds are listed only when STUCK.
 */
export const chargeStates = ["DUE", "COLLECTING", "RETRY", "UNPAID", "LONG_UNPAID", "STUCK"] as const;

export const staffChargeRow = z.object({
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  kind: oneOf(chargeKinds),
  amount: z.number(),
  dueAt: z.string(),
  state: oneOf(chargeStates),
  /** The payment provider's code of the last failure. */
  failureCode: z.nullable(z.string()),
  /** Failed attempts; for a refund, all attempts. */
  failures: z.number(),
  /** Null after the last attempt. */
  nextTryAt: z.nullable(z.string()),
});
export type StaffChargeRow = z.infer<typeof staffChargeRow>;

/**
 * WAITING: failed, will be retried. REFUSED: given up. POST: to be printed for a tenant who wants paper (docs/mail.md).
 */
export const troubledMailStates = ["WAITING", "REFUSED", "POST"] as const;

export const staffMailRow = z.object({
  id: z.string(),
  /** In the recipient's language. */
  subject: z.string(),
  to: z.string(),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  state: oneOf(troubledMailStates),
  createdAt: z.string(),
  /** Null while it is retried. */
  dueAt: z.nullable(z.string()),
  /** When the letter came back; null for anything else. */
  returnedAt: z.nullable(z.string()),
  assignee,
  tries: z.number(),
  lastError: z.nullable(z.string()),
  /** Whether the mail server refused us instead of the recipient. */
  isMisconfigured: z.boolean(),
  /** The address for posting; null for mails sent electronically. */
  postalAddress: z.nullable(z.string()),
  /** Whether a document is enclosed. */
  hasEnclosure: z.boolean(),
  /** Whether it can be sent again. An invitation cannot, because its link is not stored. */
  mayRepeat: z.boolean(),
});
export type StaffMailRow = z.infer<typeof staffMailRow>;

/**
 * Why a person must look at a notice. `unexplained movement`: money moved at the provider, and nothing of ours explains
 * it.
 */
export const noticeTroubles = [
  "disputed",
  "dispute won",
  "dispute lost",
  "fraud warning",
  "refund failed",
  "refunded by hand",
  "paid after it had failed",
  "unexplained movement",
] as const;
export type NoticeTrouble = (typeof noticeTroubles)[number];

/** A webhook of the payment provider that staff have to look at, with its charge if it is known. */
export const staffNoticeRow = z.object({
  country: oneOf(countries),
  /** The provider's id. */
  id: z.string(),
  kind: z.string(),
  trouble: oneOf(noticeTroubles),
  receivedAt: z.string(),
  /** Null once it is settled. */
  dueAt: z.nullable(z.string()),
  assignee,
  /** A refund that failed and that a person can transfer; null for anything else. */
  refundId: z.nullable(z.string()),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  /** Null until a person settles it. */
  settledAt: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type StaffNoticeRow = z.infer<typeof staffNoticeRow>;

/** MATCHED: to a contract, by a person. CLOSED: with a note. */
export const withdrawalStates = ["OPEN", "MATCHED", "CLOSED"] as const;

/** A withdrawal without login that matches no contract by number and address. `email` in lower case. */
export const staffWithdrawalRow = z.object({
  id: z.string(),
  state: oneOf(withdrawalStates),
  declaredAt: z.string(),
  /** Null once it is handled. */
  dueAt: z.nullable(z.string()),
  assignee,
  /** When we last wrote to the person about it. */
  writtenAt: z.nullable(z.string()),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The number of the contract that it was matched to. */
  matchedTo: z.nullable(z.string()),
  contractNumber: z.string(),
  /** Null for declarations from before the form asked for it. */
  name: z.nullable(z.string()),
  email: z.string(),
});
export type StaffWithdrawalRow = z.infer<typeof staffWithdrawalRow>;

/** A landlord's question, with the answer once it is given. `language` is the one that the landlord reads. */
export const staffQuestionRow = z.object({
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  landlordName: z.nullable(z.string()),
  language: oneOf(languages),
  message: z.string(),
  askedAt: z.string(),
  /** Null once it is answered. */
  dueAt: z.nullable(z.string()),
  assignee,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
});
export type StaffQuestionRow = z.infer<typeof staffQuestionRow>;

/** Progress of applications, in the order of the flow. */
export const funnelStages = ["STARTED", "ANSWERED", "CONFIRMED", "QUOTED", "CHOSEN", "SIGNED"] as const;

/** Figures of the last days, from our own tables; days start at midnight in Berlin. */
export const staffFigures = z.object({
  at: z.string(),
  /** Oldest first, including days without events. Counts the decisions made by the rules. */
  days: z.array(
    z.object({
      day: z.string(),
      quotes: z.number(),
      refusals: z.number(),
      reviews: z.number(),
      /** Premiums and instalments that fell due. */
      chargesDue: z.number(),
      chargesFailed: z.number(),
    }),
  ),
  /** Minutes from the first answer to the signature; null if nobody signed. */
  minutesToSign: z.object({ median: z.nullable(z.number()), percentile95: z.nullable(z.number()), count: z.number() }),
  /** How many of the applications started in these days reached each stage. */
  funnel: z.array(z.object({ stage: oneOf(funnelStages), count: z.number() })),
  /** Ratings given in these days: a row per number of stars, starting with one. */
  ratings: z.object({
    count: z.number(),
    /** How many would recommend us. */
    recommend: z.number(),
    byStars: z.array(z.object({ stars: z.number(), landlord: z.number(), provider: z.number() })),
    /** The newest comments with their stars, without names; at most 20. */
    messages: z.array(z.object({ at: z.string(), landlord: z.number(), provider: z.number(), message: z.string() })),
  }),
});
export type StaffFigures = z.infer<typeof staffFigures>;

import * as z from "zod/mini";
import { currencies, languages, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { amendment } from "./amendment.ts";
import { claim } from "./claim.ts";
import { payoutAccount } from "./payout-account.ts";
import { certificateOriginal, landlordLineEntry } from "./policy-view.ts";

/**
 * The landlord's page behind the mailed link. Dates as YYYY-MM-DD, instants as UTC timestamps, amounts in EUR.
 * `mayAnswer` is false behind the short link that the tenant passes on, which is read-only.
 */
export const landlordView = z.object({
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  mayAnswer: z.boolean(),
  language: oneOf(languages),
  landlordName: z.nullable(z.string()),
  /** The landlord's own address as it is on the certificate, in one line; null if unknown, and behind the short link. */
  landlordRepresentedBy: z.nullable(z.string()),
  landlordAddress: z.nullable(z.string()),
  tenantName: z.string(),
  /** Who signed together with the first tenant, in the order of the contract. */
  coTenantNames: z.array(z.string()),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  coldRentAmount: z.number(),
  insuranceStart: z.string(),
  insuranceEnd: z.nullable(z.string()),
  /** First day of cover: the start date, or the day of acceptance if that is later; null until accepted. */
  coverStart: z.nullable(z.string()),
  signedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The status line, oldest first. */
  line: z.array(landlordLineEntry),
  /** Oldest first. */
  claims: z.array(claim),
  /** The part of the deposit that may still be claimed, in EUR; null while nothing may be claimed. */
  claimable: z.nullable(z.number()),
  /** After the end: the last day for claims about events before it. */
  claimableUntil: z.nullable(z.string()),
  /** The day of the confirmed moving-out; null if there is none. */
  movedOutOn: z.nullable(z.string()),
  /**
   * The cash deposit that the tenant has paid; null if none. Amounts in EUR: `amount` if the tenant stated it, `limit`
   * for cash and guarantee together if the law sets one. `returnOn` is the day that the landlord confirmed.
   */
  cash: z.nullable(
    z.object({
      amount: z.nullable(z.number()),
      limit: z.nullable(z.number()),
      returnOn: z.nullable(z.string()),
    }),
  ),
  /** Null until the landlord has entered an account, and behind the short link. */
  payoutAccount: z.nullable(payoutAccount),
  /** Whether to ask the landlord for an account: a claim may be paid, and there is none yet. */
  asksForAccount: z.boolean(),
  /** Whether entering an account needs the mailed link, because one was entered before. */
  accountNeedsLink: z.boolean(),
  /** Whether the landlord can sign the release: the guarantee is accepted and has not ended. */
  mayRelease: z.boolean(),
  /** True once the landlord has accepted, and from then on. */
  hasCertificate: z.boolean(),
  /** Whether it still waits for the insurer's electronic seal, because the signing service does not answer. */
  certificateWaits: z.boolean(),
  /** The original on paper, which the guarantor signs by hand, and the day on which it was posted; null if there is none. */
  certificateOriginal,
  /** Changes that somebody asked for, oldest first; none behind the short link. */
  amendments: z.array(amendment),
  /** The day on which somebody else became the landlord; the page then shows only the reader's own claims. Otherwise null. */
  replacedOn: z.nullable(z.string()),
  /** The code on the certificate, which anybody may check; null until the landlord has accepted. */
  certificateCode: z.nullable(z.string()),
});
export type LandlordView = z.infer<typeof landlordView>;

import * as z from "zod/mini";
import { currencies, languages, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claim } from "./claim.ts";
import { landlordLineEntry } from "./policy-view.ts";

/**
 * What the landlord sees behind the mailed link. Dates as YYYY-MM-DD, instants as UTC timestamps, amounts in EUR.
 * `mayAnswer` is false behind the short link that the tenant passes on: it is for reading only.
 */
export const landlordView = z.object({
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  mayAnswer: z.boolean(),
  language: oneOf(languages),
  landlordName: z.nullable(z.string()),
  tenantName: z.string(),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  coldRentAmount: z.number(),
  insuranceStart: z.string(),
  insuranceEnd: z.nullable(z.string()),
  /** First day of cover: the start, or the day of acceptance when that came later; null until accepted. */
  coverStart: z.nullable(z.string()),
  signedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** Where it stands, oldest first. */
  line: z.array(landlordLineEntry),
  /** Oldest first. */
  claims: z.array(claim),
  /** What of the deposit may still be claimed, in EUR; null while the guarantee is not in force. */
  claimable: z.nullable(z.number()),
  /** The day on which the tenant moved out, as we confirmed it; null where we did not. */
  movedOutOn: z.nullable(z.string()),
  /** Whether the landlord can sign the release: accepted, and not over. */
  mayRelease: z.boolean(),
  /** Whether there is a certificate to fetch: once accepted, and for good. */
  hasCertificate: z.boolean(),
});
export type LandlordView = z.infer<typeof landlordView>;

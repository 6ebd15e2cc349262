import * as z from "zod/mini";
import { currencies, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { claimStates } from "./staff-claim.ts";
import { landlordView } from "./landlord-view.ts";

/** IN_FORCE finds ACTIVE and PAST_DUE. */
export const guaranteeFilters = [...policyStatuses, "IN_FORCE"] as const;

/** A guarantee in a partner's list. Amount in EUR, day as YYYY-MM-DD, instants as UTC timestamps. */
export const guaranteeRow = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  /** The partner's own name of the rental; null without one. */
  reference: z.nullable(z.string()),
  tenantName: z.string(),
  /** Who signed together with the first tenant, in the order of the contract. */
  coTenantNames: z.array(z.string()),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  insuranceStart: z.string(),
  signedAt: z.string(),
  /**
   * When the last change was recorded: of the status, or of a claim that was reported, answered by the tenant, decided
   * or paid out.
   */
  changedAt: z.string(),
});

/** A claim in a partner's list. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */
export const partnerClaimRow = z.object({
  id: z.string(),
  /** The guarantee's `refId`. */
  refId: z.string(),
  contractNumber: z.string(),
  /** The partner's own name of the rental; null without one. */
  reference: z.nullable(z.string()),
  tenantName: z.string(),
  fullAddress: z.string(),
  amount: z.number(),
  reportedAt: z.string(),
  objectUntil: z.string(),
  state: oneOf(claimStates),
  granted: z.nullable(z.number()),
  paidOn: z.nullable(z.string()),
});

/** A guarantee for the partner who lets the home: the landlord's view, plus the refId. */
export const guarantee = z.extend(landlordView, { refId: z.string() });
export type Guarantee = z.infer<typeof guarantee>;

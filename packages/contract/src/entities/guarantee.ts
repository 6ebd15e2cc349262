import * as z from "zod/mini";
import { currencies, policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { landlordView } from "./landlord-view.ts";

/** A guarantee in a partner's list. Amount in EUR, day as YYYY-MM-DD, instants as UTC timestamps. */
export const guaranteeRow = z.object({
  refId: z.string(),
  contractNumber: z.string(),
  status: oneOf(policyStatuses),
  tenantName: z.string(),
  fullAddress: z.string(),
  currency: oneOf(currencies),
  depositAmount: z.number(),
  insuranceStart: z.string(),
  signedAt: z.string(),
  /** When the status last changed, or a claim under it was reported, objected to, decided or paid out. */
  changedAt: z.string(),
});

/** A guarantee for the partner who lets the home: the landlord's view, plus the refId. */
export const guarantee = z.extend(landlordView, { refId: z.string() });
export type Guarantee = z.infer<typeof guarantee>;

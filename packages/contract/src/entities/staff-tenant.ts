import * as z from "zod/mini";
import { languages, paymentPeriods, policyStatuses, reviewCauses, riskOutcomes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { todoItem } from "./staff-timeline.ts";

/**
 * A tenant with everything that the desk knows about them. Amounts in EUR, days as YYYY-MM-DD, instants as UTC
 * timestamps.
 */
export const staffTenant = z.object({
  /** The id of the account; the refId of an application if the tenant has none. */
  id: z.string(),
  name: z.string(),
  hasAccount: z.boolean(),
  language: oneOf(languages),
  birthDate: z.nullable(z.string()),
  /** Where letters go. Null before the first contract. */
  postalAddress: z.nullable(z.string()),
  /** The newest first. Phone numbers as +49…. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  contracts: z.array(
    z.object({
      refId: z.string(),
      contractNumber: z.string(),
      tenantName: z.string(),
      coTenantNames: z.array(z.string()),
      /** Who the person is in a contract whose first tenant is somebody else; null in their own. */
      coTenantId: z.nullable(z.string()),
      status: oneOf(policyStatuses),
      fullAddress: z.string(),
      landlordName: z.nullable(z.string()),
      depositAmount: z.number(),
      premiumAmount: z.number(),
      paymentPeriod: oneOf(paymentPeriods),
      insuranceStart: z.string(),
      owed: z.number(),
    }),
  ),
  /** Applications without a contract that were decided, or that wait for a decision. */
  cases: z.array(
    z.object({
      refId: z.string(),
      openedAt: z.string(),
      cause: z.nullable(oneOf(reviewCauses)),
      outcome: oneOf(riskOutcomes),
      fullAddress: z.nullable(z.string()),
    }),
  ),
  /** Premiums and instalments that are due and unpaid. */
  owed: z.number(),
  todo: z.array(todoItem),
});
export type StaffTenant = z.infer<typeof staffTenant>;

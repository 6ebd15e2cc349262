import * as z from "zod/mini";
import { currencies, documentTypes, paymentPeriods } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { lastCompletedPage } from "../flow/progress.ts";
import { keptAt } from "../questions/kept.ts";

/** The tenant as a person; `address` is the current address. Source: specification §3, UserInfo. */
export const userInfo = z.object(keptAt("userInfo"));

/** Source: specification §3, LandlordInfo. */
export const landlordInfo = z.object({
  ...keptAt("landlordInfo"),
  landlordSpace: z.nullable(z.string()),
  landlordSpaceEnabled: z.nullable(z.boolean()),
  partnerOnboardingBaseUrl: z.nullable(z.string()),
});

/** Fields that only the server sets. */
const decided = {
  refId: z.string(),
  lastCompletedPage: z.nullable(lastCompletedPage),
  token: z.string(),
  invited: z.boolean(),
  message: z.nullable(z.string()),
  premiumAmount: z.nullable(z.number()),
  paymentPeriod: z.nullable(oneOf(paymentPeriods)),
  requiredDocuments: z.array(oneOf(documentTypes)),
  specialAcceptance: z.boolean(),
  riskResult: z.boolean(),
  manualUnderwriting: z.boolean(),
};

/**
 * The application's record, named exactly as in specification §3; unanswered questions are null. Amounts in EUR;
 * `insuranceStart` and `insuranceEnd` are UTC timestamps of which only the calendar date counts.
 */
export const tenantRecord = z.object({
  ...decided,
  ...keptAt("record"),
  currency: oneOf(currencies),
  landlordInfo: z.nullable(landlordInfo),
  userInfo: z.nullable(userInfo),
});
export type TenantRecord = z.infer<typeof tenantRecord>;

/** The tenant's answers: the record without what only the server decides. */
export type Answers = Omit<TenantRecord, keyof typeof decided>;

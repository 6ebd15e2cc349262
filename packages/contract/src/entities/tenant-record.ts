import * as z from "zod/mini";
import {
  buildingTypes,
  currencies,
  documentTypes,
  employmentStatuses,
  furnishedTypes,
  householdTypes,
  landlordTypes,
  depositPayments,
  paymentPeriods,
  petKinds,
  salutations,
} from "../enums.ts";
import { addressAnswer, suggestionAddress } from "../fields/address.ts";
import { oneOf } from "../fields/text.ts";
import { lastCompletedPage } from "../flow/progress.ts";

const phoneAnswer = z.object({ dialCode: z.string(), number: z.string() });

/** The tenant as a person; `address` is the current address. Source: specification §3, UserInfo. */
export const userInfo = z.object({
  address: z.nullable(addressAnswer),
  birthDate: z.nullable(z.string()),
  birthPlace: z.nullable(z.string()),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  newsAgreement: z.nullable(z.boolean()),
  phone: z.nullable(phoneAnswer),
  /** Null also when the tenant prefers not to say (product rules, C-394/23). */
  salutation: z.nullable(oneOf(salutations)),
  nationality: z.nullable(z.string()),
});

/** Source: specification §3, LandlordInfo. */
export const landlordInfo = z.object({
  type: z.nullable(oneOf(landlordTypes)),
  companyName: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(phoneAnswer),
  address: z.nullable(addressAnswer),
  suggestionAddress: z.nullable(suggestionAddress),
  landlordSpace: z.nullable(z.string()),
  landlordSpaceEnabled: z.nullable(z.boolean()),
  partnerOnboardingBaseUrl: z.nullable(z.string()),
});

/**
 * The application's record, named exactly as in specification §3; unanswered questions are null. Amounts in EUR;
 * `insuranceStart` and `insuranceEnd` are UTC timestamps of which only the calendar date counts.
 */
export const tenantRecord = z.object({
  refId: z.string(),
  lastCompletedPage: z.nullable(lastCompletedPage),
  token: z.string(),
  invited: z.boolean(),
  address: z.nullable(addressAnswer),
  existingRent: z.nullable(z.boolean()),
  rentTime: z.nullable(z.number()),
  rentPay: z.nullable(oneOf(depositPayments)),
  buildingType: z.nullable(oneOf(buildingTypes)),
  liveWith: z.nullable(oneOf(householdTypes)),
  pet: z.nullable(oneOf(petKinds)),
  rentContractId: z.nullable(z.string()),
  employmentStatus: z.nullable(oneOf(employmentStatuses)),
  grossIncome: z.nullable(z.number()),
  educationLevel: z.nullable(z.string()),
  educationPlace: z.nullable(z.string()),
  coldRentAmount: z.nullable(z.number()),
  rentDepositAmount: z.nullable(z.number()),
  insuranceStart: z.nullable(z.string()),
  insuranceEnd: z.nullable(z.string()),
  landlordInfo: z.nullable(landlordInfo),
  userInfo: z.nullable(userInfo),
  currency: oneOf(currencies),
  message: z.nullable(z.string()),
  furnishedType: z.nullable(oneOf(furnishedTypes)),
  premiumAmount: z.nullable(z.number()),
  paymentPeriod: z.nullable(oneOf(paymentPeriods)),
  requiredDocuments: z.array(oneOf(documentTypes)),
  specialAcceptance: z.boolean(),
  beneficiaryInfo: z.nullable(z.string()),
  riskResult: z.boolean(),
  manualUnderwriting: z.boolean(),
});
export type TenantRecord = z.infer<typeof tenantRecord>;

/** The tenant's answers: the record without what only the server decides. */
export type Answers = Omit<
  TenantRecord,
  | "refId"
  | "lastCompletedPage"
  | "token"
  | "invited"
  | "message"
  | "premiumAmount"
  | "paymentPeriod"
  | "requiredDocuments"
  | "specialAcceptance"
  | "beneficiaryInfo"
  | "riskResult"
  | "manualUnderwriting"
>;

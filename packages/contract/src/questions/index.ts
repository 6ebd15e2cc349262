import { coTenantIncomesQuestion, coTenantsQuestion } from "./co-tenants.ts";
import { currentAddressQuestion } from "./current-address.ts";
import { depositPaymentQuestion } from "./deposit-payment.ts";
import { employmentQuestion } from "./employment.ts";
import { furnishedQuestion } from "./furnished.ts";
import { homeTypeQuestion } from "./home-type.ts";
import { householdQuestion } from "./household.ts";
import { insuranceDatesQuestion } from "./insurance-dates.ts";
import { landlordAddressQuestion } from "./landlord-address.ts";
import { landlordInfoQuestion } from "./landlord-info.ts";
import { landlordTypeQuestion } from "./landlord-type.ts";
import { leaseLandlordQuestion } from "./lease-landlord.ts";
import { nameQuestion } from "./name.ts";
import { petsQuestion } from "./pets.ts";
import { propertyAddressQuestion } from "./property-address.ts";
import { rentAndDepositQuestion } from "./rent-and-deposit.ts";
import { rentTimeQuestion } from "./rent-time.ts";
import { rentalContractQuestion } from "./rental-contract.ts";
import { tenantDetailsQuestion } from "./tenant-details.ts";
import { usagePurposeQuestion } from "./usage-purpose.ts";
import type { Question } from "./define-question.ts";

/** The order of the questions. Source: wire decisions, "The stepped onboarding", 1 to 18. */
const inOrder = [
  nameQuestion,
  coTenantsQuestion,
  usagePurposeQuestion,
  currentAddressQuestion,
  propertyAddressQuestion,
  rentTimeQuestion,
  depositPaymentQuestion,
  homeTypeQuestion,
  householdQuestion,
  furnishedQuestion,
  petsQuestion,
  rentAndDepositQuestion,
  rentalContractQuestion,
  employmentQuestion,
  coTenantIncomesQuestion,
  insuranceDatesQuestion,
  landlordTypeQuestion,
  landlordInfoQuestion,
  leaseLandlordQuestion,
  landlordAddressQuestion,
  tenantDetailsQuestion,
] as const;

export type QuestionList = typeof inOrder;
export type QuestionId = QuestionList[number]["id"];
export type SavePath = QuestionList[number]["save"]["path"];
/** A question without the exact types of its fields. */
export type AnyQuestion = Question<QuestionId, SavePath>;

export const questions: readonly AnyQuestion[] = inOrder;

/** The questions that share a save call. */
export function questionsSavedBy(path: SavePath): AnyQuestion[] {
  return questions.filter(({ save }) => save.path === path);
}

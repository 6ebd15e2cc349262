import { currentAddressStep } from "./current-address.ts";
import type { Step, StepRecord } from "./define-step.ts";
import { depositPaymentStep } from "./deposit-payment.ts";
import { employmentStep } from "./employment.ts";
import { furnishedStep } from "./furnished.ts";
import { homeTypeStep } from "./home-type.ts";
import { householdStep } from "./household.ts";
import { insuranceDatesStep } from "./insurance-dates.ts";
import { landlordAddressStep } from "./landlord-address.ts";
import { landlordInfoStep } from "./landlord-info.ts";
import { landlordTypeStep } from "./landlord-type.ts";
import { nameStep } from "./name.ts";
import { petsStep } from "./pets.ts";
import { propertyAddressStep } from "./property-address.ts";
import { rentAndDepositStep } from "./rent-and-deposit.ts";
import { rentTimeStep } from "./rent-time.ts";
import { rentalContractStep } from "./rental-contract.ts";
import { tenantDetailsStep } from "./tenant-details.ts";
import { usagePurposeStep } from "./usage-purpose.ts";

/** The order of the questions. Source: wire decisions, "The stepped onboarding", 1 to 18. */
export const steps = [
  nameStep,
  usagePurposeStep,
  currentAddressStep,
  propertyAddressStep,
  rentTimeStep,
  depositPaymentStep,
  homeTypeStep,
  householdStep,
  furnishedStep,
  petsStep,
  rentAndDepositStep,
  rentalContractStep,
  employmentStep,
  insuranceDatesStep,
  landlordTypeStep,
  landlordInfoStep,
  landlordAddressStep,
  tenantDetailsStep,
] as const;

export type StepId = (typeof steps)[number]["id"];
export type KnownStep = Step<StepId>;

/** The steps that apply to this tenant. Progress bar, next and back all use this list. */
export function visibleSteps(record: StepRecord): KnownStep[] {
  return steps.filter((step) => step.applies(record));
}

/** The visible step after (`by` = 1) or before (-1) a step; null at either end. */
export function neighbourStep(id: StepId, by: 1 | -1, record: StepRecord): StepId | null {
  const shown = visibleSteps(record);
  const at = shown.findIndex((step) => step.id === id);
  return at === -1 ? null : (shown[at + by]?.id ?? null);
}

/** The first unanswered question; null if all are answered. */
export function firstOpenStep(record: StepRecord): StepId | null {
  return visibleSteps(record).find((step) => !step.answered(record))?.id ?? null;
}

/** The unanswered questions that quote or contract depend on. */
export function missingEssentials(record: StepRecord): StepId[] {
  return visibleSteps(record)
    .filter((step) => step.essential && !step.answered(record))
    .map((step) => step.id);
}

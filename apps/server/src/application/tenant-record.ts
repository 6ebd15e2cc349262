import { missingEssentials, type TenantRecord } from "@kautia/contract";
import { type Application, missingDocuments } from "./application.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";

/** Uses exactly the names of specification §3. Unanswered fields are null. */
export function toTenantRecord(application: Application, token: string): TenantRecord {
  const { answers, decision } = application;
  return {
    refId: application.refId,
    lastCompletedPage: application.lastCompletedPage,
    token,
    invited: application.invited,
    address: answers.address ?? null,
    existingRent: answers.existingRent ?? null,
    rentTime: answers.rentTime ?? null,
    rentPay: answers.rentPay ?? null,
    buildingType: answers.buildingType ?? null,
    liveWith: answers.liveWith ?? null,
    pet: answers.pet ?? null,
    rentContractId: answers.rentContractId ?? null,
    employmentStatus: answers.employmentStatus ?? null,
    grossIncome: answers.grossIncome ?? null,
    educationLevel: answers.educationLevel ?? null,
    educationPlace: answers.educationPlace ?? null,
    coldRentAmount: answers.coldRentAmount ?? null,
    rentDepositAmount: answers.rentDepositAmount ?? null,
    insuranceStart: answers.insuranceStart ?? null,
    insuranceEnd: answers.insuranceEnd ?? null,
    landlordInfo: landlordInfo(answers.landlordInfo),
    userInfo: userInfo(answers.userInfo),
    currency: answers.currency ?? "EUR",
    message: application.message,
    furnishedType: answers.furnishedType ?? null,
    premiumAmount: application.premiumCents === null ? null : application.premiumCents / 100,
    paymentPeriod: application.paymentPeriod,
    requiredDocuments: missingDocuments(application),
    specialAcceptance: decision?.outcome === "QUOTE" && decision.madeBy === "STAFF",
    beneficiaryInfo: null,
    riskResult: decision?.outcome === "QUOTE",
    manualUnderwriting: decision?.outcome === "MANUAL_REVIEW",
  };
}

export function lacksEssentials(application: Application): boolean {
  return missingEssentials(toTenantRecord(application, "")).length > 0;
}

function userInfo(given: StoredAnswers["userInfo"]): TenantRecord["userInfo"] {
  if (!given) return null;
  return {
    address: given.address ?? null,
    birthDate: given.birthDate ?? null,
    birthPlace: given.birthPlace ?? null,
    email: given.email ?? null,
    firstName: given.firstName ?? null,
    lastName: given.lastName ?? null,
    newsAgreement: given.newsAgreement ?? null,
    phone: given.phone ?? null,
    salutation: given.salutation ?? null,
    nationality: given.nationality ?? null,
  };
}

function landlordInfo(given: StoredAnswers["landlordInfo"]): TenantRecord["landlordInfo"] {
  if (!given) return null;
  return {
    type: given.type ?? null,
    companyName: given.companyName ?? null,
    firstName: given.firstName ?? null,
    lastName: given.lastName ?? null,
    email: given.email ?? null,
    phone: given.phone ?? null,
    address: given.address ?? null,
    suggestionAddress: given.suggestionAddress ?? null,
    // Always null: a tenant who selects a partner's home continues on the partner's site (docs/partners.md).
    landlordSpace: null,
    landlordSpaceEnabled: null,
    partnerOnboardingBaseUrl: null,
  };
}

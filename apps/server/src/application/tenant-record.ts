import {
  answersInRecord,
  countryFacts,
  defaultRequiredDocuments,
  fromCents,
  missingEssentials,
  type TenantRecord,
} from "@kautia/contract";
import { type Application, missingDocuments } from "./application.ts";

/** The record with exactly the field names of specification §3. Unanswered fields are null. */
export function toTenantRecord(application: Application, token: string): TenantRecord {
  const { answers, decision } = application;
  const { landlordInfo, ...answered } = answersInRecord(answers);
  return {
    refId: application.refId,
    lastCompletedPage: application.lastCompletedPage,
    token,
    invited: application.invited,
    ...answered,
    currency: countryFacts[application.country].currency,
    landlordInfo: withPartner(landlordInfo, application.partner),
    message: application.message,
    premiumAmount: application.premiumCents === null ? null : fromCents(application.premiumCents),
    paymentPeriod: application.paymentPeriod,
    requiredDocuments: documentsOwed(application),
    specialAcceptance: decision?.outcome === "QUOTE" && decision.madeBy === "STAFF",
    riskResult: decision?.outcome === "QUOTE",
    manualUnderwriting: decision?.outcome === "MANUAL_REVIEW",
  };
}

/** A refused application owes no documents, even if a person asked for one first; the guards rely on it. */
function documentsOwed(application: Application): TenantRecord["requiredDocuments"] {
  if (!application.decision) return [...defaultRequiredDocuments];
  return application.decision.outcome === "REFUSED" ? [] : missingDocuments(application);
}

type Landlord = TenantRecord["landlordInfo"];

/** Adds the partner who is the landlord, if any. It counts as enabled while it has an API key. */
function withPartner(landlord: Landlord, partner: Application["partner"]): Landlord {
  if (!partner) return landlord;
  const known = landlord ?? answersInRecord({ landlordInfo: {} }).landlordInfo;
  return (
    known && {
      ...known,
      landlordSpace: partner.id,
      landlordSpaceEnabled: partner.hasKey,
      partnerOnboardingBaseUrl: partner.baseUrl,
    }
  );
}

export function lacksEssentials(application: Application): boolean {
  return missingEssentials(toTenantRecord(application, "")).length > 0;
}

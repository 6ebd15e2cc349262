import { answersInRecord, missingEssentials, type TenantRecord } from "@kautia/contract";
import { type Application, missingDocuments } from "./application.ts";

/** Uses exactly the names of specification §3. Unanswered fields are null. */
export function toTenantRecord(application: Application, token: string): TenantRecord {
  const { answers, decision } = application;
  return {
    refId: application.refId,
    lastCompletedPage: application.lastCompletedPage,
    token,
    invited: application.invited,
    ...answersInRecord(answers),
    message: application.message,
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

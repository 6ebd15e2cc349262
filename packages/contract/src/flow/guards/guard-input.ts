import type { TenantRecord } from "../../entities/tenant-record.ts";
import type { Locale } from "../../enums.ts";
import { progressRank } from "../progress.ts";
import type { Place } from "../screens.ts";
import type { GuardInput } from "./guard.ts";

/** The part of URLSearchParams that guards use; the contract has no DOM types. */
interface QueryValues {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** A visit to a page, as the browser sees it on navigation and the server on a page request. */
export interface Visit {
  place: Place;
  query: QueryValues;
  /** The application of the browser's token; null if there is none or the screen does not need it. */
  record: TenantRecord | null;
  hasToken: boolean;
  /** The locale to use when the path has no language. */
  preferredLocale: Locale;
}

export function guardInput({ place, query, record, hasToken, preferredLocale }: Visit): GuardInput {
  const progress = record?.lastCompletedPage ?? null;
  return {
    ...place,
    preferredLocale,
    progress,
    invited: record?.invited ?? false,
    documentsOwed: record !== null && owesDocuments(record),
    riskResult: record?.riskResult ?? false,
    underReview: record?.manualUnderwriting ?? false,
    refused: record !== null && isRefused(record),
    // A URL that names a question asks to change that answer, from the summary's 'Change' or the browser's back button.
    // So does the summary's own, once there is an offer. After signing nothing can be changed. docs/flow.md.
    editing: query.has(place.screen === "summary" ? "edit" : "step") && progress !== "PAYMENT",
    hasToken,
    query: {
      pd: query.get("pd") ?? undefined,
      token: query.get("token") ?? undefined,
      "invitation-token": query.get("invitation-token") ?? undefined,
    },
  };
}

/** Until the risk check decides, the record lists the default documents, which are not owed. */
function owesDocuments({ manualUnderwriting, lastCompletedPage, requiredDocuments }: TenantRecord): boolean {
  const isDecided = manualUnderwriting || progressRank(lastCompletedPage) >= progressRank("RISK_CHECK");
  return isDecided && requiredDocuments.length > 0;
}

/**
 * The record has no field for a refusal. Without a quote and without a review, only a decided application owes no
 * documents.
 */
function isRefused({ lastCompletedPage, riskResult, manualUnderwriting, requiredDocuments }: TenantRecord): boolean {
  return lastCompletedPage === "SUMMARY" && !riskResult && !manualUnderwriting && requiredDocuments.length === 0;
}

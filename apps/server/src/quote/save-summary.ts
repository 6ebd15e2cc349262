import {
  consentDocuments,
  consentTextVersion,
  type Country,
  type Consents,
  furtherProgress,
  type GivenNeeds,
  type Language,
  mayAct,
  saveSummary as call,
  type SaveAnswer,
} from "@kautia/contract";
import {
  completeNeeds,
  lacksEssentials,
  missingConsents,
  type Tenant,
  updateApplication,
} from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { AgreedDocument } from "../platform/database/column-types.ts";
import { checkSavedDeposit } from "./check-saved-deposit.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";

interface Declared {
  /** The language of the page, in which the documents were offered. */
  language: Language;
  consents: Consents;
  needs?: GivenNeeds | null | undefined;
}

const noNeeds = { needs: null, missing: [] };

export function saveSummary(
  deps: Deps,
  tenant: Tenant,
  { consents, needs: given, language }: Declared,
): Promise<SaveAnswer | Refusal> {
  return updateApplication<SaveAnswer>(deps, tenant, async (application) => {
    const { lastCompletedPage, country, signedAt, answers } = application;
    if (signedAt) return { answer: refuse("APPLICATION_LOCKED") };
    if (!mayAct("summary", lastCompletedPage) || lacksEssentials(application))
      return { answer: refuse("STEP_NOT_ALLOWED") };
    const wrong = checkSavedDeposit(deps, application);
    if (wrong.length > 0) return { answer: refuse("STEP_NOT_ALLOWED", wrong) };
    const { needs, missing: missingNeeds } = given ? completeNeeds(given, answers) : noNeeds;
    const missing = [...missingConsents(consents, country), ...missingNeeds];
    if (missing.length > 0) return { answer: refuseFields(missing) };
    const page = furtherProgress(lastCompletedPage, "SUMMARY");
    const stored = {
      ...consents,
      ...(needs && { needs }),
      documents: await agreedDocuments(deps, country, language),
      textVersion: consentTextVersion,
      at: deps.clock.now().toISOString(),
    };
    const set = { lastCompletedPage: page, consents: stored };
    return { answer: { lastCompletedPage: page }, write: { cause: call.name, change: { consents: stored }, set } };
  });
}

/** The documents that the consents name, in their current version. */
function agreedDocuments({ legalDocuments }: Deps, country: Country, wanted: Language): Promise<AgreedDocument[]> {
  const kinds = [...consentDocuments.termsAndPrivacy, ...consentDocuments.initialInformation];
  return Promise.all(
    kinds.map(async (kind) => {
      const { language, version, sha256 } = await legalDocuments.find(kind, country, wanted);
      return { kind, language, version, sha256: sha256.toString("hex") };
    }),
  );
}

import {
  consentDocuments,
  consentTextVersion,
  type Country,
  type Consents,
  furtherProgress,
  type Language,
  mayAct,
  type Needs,
  saveSummary as call,
  type SaveAnswer,
} from "@kautia/contract";
import { updateApplication, lacksEssentials, missingConfirmation, missingConsents } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { AgreedDocument } from "../platform/database/column-types.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/route.ts";
import { checkSavedDeposit } from "./check-saved-deposit.ts";

interface Declared {
  /** The language of the page, in which the documents were offered. */
  language: Language;
  consents: Consents;
  needs?: Needs | null | undefined;
}

export function saveSummary(
  deps: Deps,
  token: string,
  { consents, needs, language }: Declared,
): Promise<SaveAnswer | Refusal> {
  return updateApplication<SaveAnswer>(deps, token, async (application) => {
    const { lastCompletedPage, country, signedAt } = application;
    if (signedAt) return { answer: refuse("APPLICATION_LOCKED") };
    if (!mayAct("summary", lastCompletedPage) || lacksEssentials(application))
      return { answer: refuse("STEP_NOT_ALLOWED") };
    const wrong = checkSavedDeposit(deps, application);
    if (wrong.length > 0) return { answer: refuse("STEP_NOT_ALLOWED", wrong) };
    const missing = [...missingConsents(consents, country), ...(needs ? missingConfirmation(needs) : [])];
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

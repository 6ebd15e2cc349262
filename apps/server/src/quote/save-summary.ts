import {
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
import { agreedTexts } from "../policy-documents/index.ts";
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
      ...(await agreedTexts(deps, country, language)),
      at: deps.clock.now().toISOString(),
    };
    const set = { lastCompletedPage: page, consents: stored };
    return { answer: { lastCompletedPage: page }, write: { cause: call.name, change: { consents: stored }, set } };
  });
}

import {
  consentTextVersion,
  type Consents,
  furtherProgress,
  mayAct,
  type Needs,
  saveSummary as call,
  type SaveAnswer,
} from "@kautia/contract";
import { updateApplication, lacksEssentials, missingConfirmation, missingConsents } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/route.ts";
import { checkSavedDeposit } from "./check-saved-deposit.ts";

interface Declared {
  consents: Consents;
  needs?: Needs | null | undefined;
}

export function saveSummary(deps: Deps, token: string, { consents, needs }: Declared): Promise<SaveAnswer | Refusal> {
  return updateApplication<SaveAnswer>(deps, token, (application) => {
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
      textVersion: consentTextVersion,
      at: deps.clock.now().toISOString(),
    };
    const set = { lastCompletedPage: page, consents: stored };
    return { answer: { lastCompletedPage: page }, advance: { cause: call.name, change: { consents: stored }, set } };
  });
}

import type { StepAnswer } from "@kautia/contract";
import type { SaveOutcome } from "../applications/save-change.ts";
import { toTenantRecord } from "../applications/tenant-record.ts";

/** How far the application has come, and where it was asked for the whole record. */
export function answerSave(outcome: SaveOutcome & { saved: true }, token: string): StepAnswer {
  const { lastCompletedPage, application } = outcome;
  return { lastCompletedPage, ...(application && { record: toTenantRecord(application, token) }) };
}

import type { StepAnswer } from "@kautia/contract";
import type { Application } from "../application.ts";
import { toTenantRecord } from "../tenant-record.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export function toSaveResponse(
  saved: Application | Refusal,
  token: string,
  { wantsRecord }: { wantsRecord: boolean },
): StepAnswer | Refusal {
  if (saved instanceof Refusal) return saved;
  return { lastCompletedPage: saved.lastCompletedPage, ...(wantsRecord && { record: toTenantRecord(saved, token) }) };
}

import { missingEssentials } from "@kautia/contract";
import type { Application } from "./application.ts";
import { toTenantRecord } from "./tenant-record.ts";

/** Whether an answer that the quote rests on is missing, as after a change from an existing to a new rental. */
export function lacksEssentials(application: Application): boolean {
  return missingEssentials(toTenantRecord(application, "")).length > 0;
}

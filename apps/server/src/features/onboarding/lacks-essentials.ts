import { missingEssentials } from "@kautia/contract";
import type { Application } from "../../applications/application.ts";
import { toTenantRecord } from "../../applications/tenant-record.ts";

/** Whether an answer that the quote rests on is missing, as after a change from an existing to a new rental. */
export function lacksEssentials(application: Application): boolean {
  return missingEssentials(toTenantRecord(application, "")).length > 0;
}

import { saveTenantDetails } from "../saves/tenant-details.ts";
import { defineStep } from "./define-step.ts";

/** Birth date, nationality, whether news may be sent. */
export const tenantDetailsStep = defineStep({
  id: "tenant-details",
  save: saveTenantDetails,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.birthDate),
});

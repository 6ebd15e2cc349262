import { saveTenantDetails } from "../saves/tenant-details.ts";
import { defineStep } from "./define-step.ts";

/** Birth date, nationality, and consent to news. */
export const tenantDetailsStep = defineStep({
  id: "tenant-details",
  save: saveTenantDetails,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.birthDate),
});

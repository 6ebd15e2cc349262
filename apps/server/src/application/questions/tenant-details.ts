import { fieldError, saveTenantDetails } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const tenantDetails = defineSaveStep({
  call: saveTenantDetails,
  check: ({ birthDate }, { today }) =>
    birthDate > today ? [fieldError("birthDate", "FIELD_INVALID", { latest: today })] : [],
  save: ({ birthDate, nationality, newsAgreement }) => ({ userInfo: { birthDate, nationality, newsAgreement } }),
  completes: true,
});

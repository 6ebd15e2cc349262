import { fieldError, saveTenantDetails } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const tenantDetails = defineQuestion({
  call: saveTenantDetails,
  check: ({ birthDate }, { today }) =>
    birthDate > today ? [fieldError("birthDate", "FIELD_INVALID", { latest: today })] : [],
  save: ({ birthDate, nationality, newsAgreement }) => ({ userInfo: { birthDate, nationality, newsAgreement } }),
  completes: true,
});

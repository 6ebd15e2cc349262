import * as z from "zod/mini";
import { languages, salutations } from "../enums.ts";
import { addressInput } from "../fields/address.ts";
import { birthDate } from "../fields/dates.ts";
import { optionalPhone } from "../fields/phone.ts";
import { optionalName } from "../fields/name.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { checkCoTenantIncomes, coTenantsField } from "../questions/co-tenants.ts";
import { checkEmployment, employmentFields } from "../questions/employment.ts";
import { leaseLandlordQuestion } from "../questions/lease-landlord.ts";
import { tenantDetailsQuestion } from "../questions/tenant-details.ts";
import { stepAnswer } from "./answers.ts";
import { defineCall } from "./define-call.ts";
import { saveCurrentAddress, saveCoTenants, saveEmploymentStatus, saveTenantDetails } from "./saves.ts";

/**
 * Everything that only the invited tenant knows, in one save. `address` is the tenant's current address. The names are
 * required if the invitation did not have them, which only the server knows. Source: specification §7.
 */
export const saveInvitationDetails = defineCall({
  name: "save-invitation-details",
  summary: "Saves the details that the invitation lacks; completes the short onboarding.",
  method: "POST",
  path: "/onboarding/tenant/invitation-details",
  body: z
    .object({
      token,
      language: oneOf(languages),
      /** Null or missing: the tenant prefers not to say. */
      salutation: z.nullish(oneOf(salutations)),
      firstName: z.optional(optionalName()),
      lastName: z.optional(optionalName()),
      /** Null or missing: the tenant gives none. */
      phone: optionalPhone,
      birthDate,
      nationality: tenantDetailsQuestion.fields.nationality,
      address: addressInput,
      ...employmentFields,
      newsAgreement: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
      updateAgreement: tenantDetailsQuestion.fields.updateAgreement,
      birthPlace: tenantDetailsQuestion.fields.birthPlace,
      /** Asked for if a property manager or an agent invited. */
      ...leaseLandlordQuestion.fields,
      /** With their incomes. Required if the invitation names somebody. */
      coTenants: z.optional(coTenantsField),
    })
    .check(checkEmployment, checkCoTenantIncomes),
  answer: stepAnswer,
  errors: [
    ...new Set([
      ...saveCoTenants.errors,
      ...saveEmploymentStatus.errors,
      ...saveCurrentAddress.errors,
      ...saveTenantDetails.errors,
    ]),
    "INVALID_PHONE_NUMBER",
    "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
  ],
  access: "tenant",
  repeat: "same-answer",
});

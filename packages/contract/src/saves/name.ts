import * as z from "zod/mini";
import { stepAnswer } from "../calls/answers.ts";
import { defineCall } from "../calls/define-call.ts";
import { countries, salutations } from "../enums.ts";
import { email } from "../fields/email.ts";
import { requiredName } from "../fields/name.ts";
import { phone } from "../fields/phone.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";

/** Saves who the tenant is. Without a token it creates an application, for `country` if that is given. */
export const saveName = defineCall({
  name: "save-name",
  summary: "Saves the tenant's name, email address and phone number; creates an application if no token is sent.",
  method: "POST",
  path: "/onboarding/tenant/name",
  body: z.object({
    token: z.nullish(token),
    /** Null or missing: the tenant prefers not to say. */
    salutation: z.nullish(oneOf(salutations)),
    firstName: requiredName(),
    lastName: requiredName(),
    email,
    phone,
    country: z.nullish(oneOf(countries)),
  }),
  answer: z.extend(stepAnswer, { token }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "INVALID_EMAIL",
    "INVALID_PHONE_NUMBER",
    "INVALID_EMPLOYEE_EMAIL",
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
    "TOKEN_UNKNOWN",
    "APPLICATION_LOCKED",
  ],
  access: "tenant",
});

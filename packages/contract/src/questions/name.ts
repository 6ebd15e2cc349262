import * as z from "zod/mini";
import { salutations } from "../enums.ts";
import { email } from "../fields/email.ts";
import { requiredName } from "../fields/name.ts";
import { optionalPhone, phoneAnswer } from "../fields/phone.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";

/** Salutation, first and last name, email and phone. */
export const nameQuestion = defineQuestion({
  id: "name",
  page: "name",
  save: {
    path: "name",
    summary:
      "Saves the tenant's name, email address and, if given, phone number; creates an application if no token is sent.",
    errors: [
      "NAME_NOT_PRINTABLE",
      "INVALID_EMAIL",
      "INVALID_PHONE_NUMBER",
      "INVALID_EMPLOYEE_EMAIL",
      "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
      "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
      "RATE_LIMITED",
    ],
  },
  fields: {
    /** Null or missing: the tenant prefers not to say. */
    salutation: z.nullish(oneOf(salutations)),
    firstName: requiredName(),
    lastName: requiredName(),
    email,
    /** Null or missing: the tenant gives none. */
    phone: optionalPhone,
  },
  place: "userInfo",
  answer: {
    /** Also null if the tenant prefers not to say (product rules, C-394/23). */
    salutation: oneOf(salutations),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: phoneAnswer,
  },
  toAnswer: ({ salutation, firstName, lastName, email: mailbox, phone: number }) => ({
    salutation: salutation ?? null,
    firstName,
    lastName,
    email: mailbox,
    phone: number ?? null,
  }),
  answeredBy: "email",
  essential: true,
  quoteDependsOn: ["firstName", "lastName"],
  sample: {
    firstName: "Mara",
    lastName: "Musterfrau",
    email: "mara@example.com",
    phone: { dialCode: "+49", number: "1701234567" },
  },
});

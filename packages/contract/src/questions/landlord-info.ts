import * as z from "zod/mini";
import { email } from "../fields/email.ts";
import { optionalCompany, optionalName } from "../fields/name.ts";
import { optionalPhone, phoneAnswer } from "../fields/phone.ts";
import { defineQuestion } from "./define-question.ts";
import { landlordDetails } from "./shared-saves.ts";

/** The landlord's name, email and phone. The invitation goes to the email address. */
export const landlordInfoQuestion = defineQuestion({
  id: "landlord-info",
  page: "landlord-type",
  save: landlordDetails,
  fields: {
    email: z.optional(email),
    phone: optionalPhone,
    companyName: z.optional(optionalCompany()),
    firstName: z.optional(optionalName()),
    lastName: z.optional(optionalName()),
  },
  place: "landlordInfo",
  answer: {
    companyName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: phoneAnswer,
  },
  answeredBy: "email",
  essential: true,
  quoteDependsOn: [],
  sample: { email: "lena@example.com", firstName: "Lena", lastName: "Lohmann" },
});

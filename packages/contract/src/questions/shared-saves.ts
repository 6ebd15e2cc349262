import type * as z from "zod/mini";
import type { Phone } from "../fields/phone.ts";
import { addressErrors } from "../fields/address.ts";
import type { QuestionSave } from "./define-question.ts";

/** A body without any detail is refused with FIELD_REQUIRED at the first field. */
export const rentalDetails: QuestionSave<"rental-details"> = {
  path: "rental-details",
  summary: "Saves one or more of home type, household, furnishing, pets and how the cash deposit was paid.",
  check({ value, issues }) {
    const given = Object.entries(value).some(([field, detail]) => field !== "token" && detail !== undefined);
    if (!given) issues.push({ code: "custom", message: "FIELD_REQUIRED", path: ["buildingType"], input: undefined });
  },
};

interface Landlord {
  email?: string | undefined;
  type?: string | undefined;
  phone?: Phone | null | undefined;
  companyName?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  address?: object | null | undefined;
  beneficiaryInfo?: string | null | undefined;
}

/**
 * The email is required, because the landlord is invited by it. The exception is a body with only the type: the first
 * of the three questions is saved on its own. Omitted fields keep their saved value.
 */
export const landlordDetails: QuestionSave<"landlord-details"> = {
  path: "landlord-details",
  summary: "Saves the landlord's type, name and contact details; email is required unless only the type is sent.",
  errors: [
    "INVALID_EMAIL",
    "INVALID_PHONE_NUMBER",
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
    ...addressErrors,
  ],
  check({ value, issues }: z.core.ParsePayload<Landlord>) {
    const { email, type, phone, companyName, firstName, lastName, address, beneficiaryInfo } = value;
    const typeAlone = type && !phone && !companyName && !firstName && !lastName && !address && !beneficiaryInfo;
    if (email || typeAlone) return;
    issues.push({ code: "custom", message: "FIELD_REQUIRED", path: ["email"], input: undefined });
  },
};

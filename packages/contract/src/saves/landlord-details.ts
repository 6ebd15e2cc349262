import * as z from "zod/mini";
import { landlordTypes } from "../enums.ts";
import { addressInput, suggestionAddress } from "../fields/address.ts";
import { email } from "../fields/email.ts";
import { optionalCompany, optionalName } from "../fields/name.ts";
import { phone } from "../fields/phone.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

/**
 * Three questions use this call. The email is required, because the landlord is invited by it, except in a body that
 * has only the type: the first of the three questions is saved on its own.
 */
export const saveLandlordDetails = defineSave({
  path: "landlord-details",
  summary: "Saves the landlord's type, name and contact details; email is required unless only the type is sent.",
  body: z
    .object({
      token,
      email: z.optional(email),
      phone: z.nullish(phone),
      type: z.optional(oneOf(landlordTypes)),
      companyName: z.optional(optionalCompany()),
      firstName: z.optional(optionalName()),
      lastName: z.optional(optionalName()),
      address: z.nullish(addressInput),
      suggestionAddress: z.nullish(suggestionAddress),
    })
    .check((payload) => {
      const { email: given, type, phone: number, companyName, firstName, lastName, address } = payload.value;
      const typeAlone = type && !number && !companyName && !firstName && !lastName && !address;
      if (given || typeAlone) return;
      payload.issues.push({ code: "custom", message: "FIELD_REQUIRED", path: ["email"], input: undefined });
    }),
  errors: [
    "INVALID_EMAIL",
    "INVALID_PHONE_NUMBER",
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT",
    "ADDRESS_HAS_NO_STREET",
    "ADDRESS_HAS_NO_STREET_NUMBER",
    "ADDRESS_HAS_NO_ZIP",
    "ADDRESS_HAS_NO_CITY",
    "ADDRESS_HAS_NO_COUNTRY",
    "ADDRESS_HAS_NO_UNIT_NAME",
    "ADDRESS_NOT_EXISTS",
  ],
});

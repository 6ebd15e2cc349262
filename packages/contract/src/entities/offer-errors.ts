import type { ErrorCode } from "../errors.ts";

/** Errors in an offer. */
export const offerErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "NAME_NOT_PRINTABLE",
  "INVALID_EMAIL",
  "INVALID_PHONE_NUMBER",
  "MINIMUM",
  "MAXIMUM",
  "DEPOSIT_RANGE",
  "DEPOSIT_MULTIPLIER",
  "ADDRESS_HAS_NO_STREET",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_HAS_NO_ZIP",
  "ADDRESS_HAS_NO_CITY",
  "ADDRESS_HAS_NO_COUNTRY",
  "COUNTRY_NOT_OFFERED",
  "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
];

/** Errors in the home's address that the sender of the offer can fix (docs/partners.md). */
export const homeErrors: readonly ErrorCode[] = ["ADDRESS_NOT_EXISTS", "ADDRESS_HAS_NO_UNIT_NAME"];

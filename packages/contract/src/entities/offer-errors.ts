import type { ErrorCode } from "../errors.ts";

/** What can be wrong with an offer. */
export const offerErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "INVALID_EMAIL",
  "INVALID_PHONE_NUMBER",
  "MAXIMUM",
  "DEPOSIT_RANGE",
  "DEPOSIT_MULTIPLIER",
  "ADDRESS_HAS_NO_STREET",
  "ADDRESS_HAS_NO_STREET_NUMBER",
  "ADDRESS_HAS_NO_ZIP",
  "ADDRESS_HAS_NO_CITY",
  "ADDRESS_HAS_NO_COUNTRY",
  "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
];

/** What can be wrong with the home, where whoever names it can mend it (docs/partners.md). */
export const homeErrors: readonly ErrorCode[] = ["ADDRESS_NOT_EXISTS", "ADDRESS_HAS_NO_UNIT_NAME"];

import type { FieldWords } from "@kautia/locales/format";

export const amountWords = {
  FIELD_INVALID: "validation.amount",
  MAXIMUM: "validation.maximumAmount",
} as const satisfies FieldWords;

export const incomeWords = {
  ...amountWords,
  INCOME_LOOKS_MONTHLY: "validation.incomeMonthly",
} as const satisfies FieldWords;

export const nameWords = {
  FIELD_INVALID: "validation.name",
  maxLength: "validation.maxLength",
} as const satisfies FieldWords;

/** For the tenant's own name. */
export const ownNameWords = {
  ...nameWords,
  NAME_NOT_PRINTABLE: "validation.passportName",
} as const satisfies FieldWords;

/** For the email address of somebody who signs too, or of the tenant if there is such a person. */
export const ownEmailWords = {
  EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "validation.ownEmail",
} as const satisfies FieldWords;

/** For the name of a landlord who lets the home in person. */
export const landlordNameWords = {
  firstName: { ...nameWords, FIELD_REQUIRED: "required.landlord-firstName" },
  lastName: { ...nameWords, FIELD_REQUIRED: "required.landlord-lastName" },
} as const satisfies Record<string, FieldWords>;

export const birthDateWords = {
  FIELD_INVALID: "validation.date",
  MINIMUM: "validation.tooYoung",
  earliest: "validation.birthDateEarliest",
  latest: "validation.birthDateFuture",
} as const satisfies FieldWords;

export const insuranceEndWords = {
  FIELD_INVALID: "validation.date",
  earliest: "validation.insuranceEnd",
} as const satisfies FieldWords;

import type { FieldWords } from "./error-text.ts";

export const amountWords = {
  FIELD_INVALID: "validation.amount",
  MAXIMUM: "validation.maximumAmount",
} as const satisfies FieldWords;

/** For the tenant's own name. */
export const ownNameWords = { NAME_NOT_PRINTABLE: "validation.passportName" } as const satisfies FieldWords;

export const birthDateWords = {
  FIELD_INVALID: "validation.date",
  earliest: "validation.birthDateEarliest",
  latest: "validation.birthDateFuture",
} as const satisfies FieldWords;

export const insuranceEndWords = {
  FIELD_INVALID: "validation.date",
  earliest: "validation.insuranceEnd",
} as const satisfies FieldWords;

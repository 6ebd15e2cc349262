import type { FieldWords } from "./error-text.ts";

export const amountWords = {
  FIELD_INVALID: "validation.amount",
  MAXIMUM: "validation.maximumAmount",
} as const satisfies FieldWords;

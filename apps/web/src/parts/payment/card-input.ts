import { type Expiry, isExpired, readExpiry } from "./card-expiry.ts";
import { codeLength, isCardNumber } from "./card-number.ts";
import { digitsOf } from "./digits.ts";

export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
}

type CardField = keyof CardInput;

export interface CardDetails {
  number: string;
  expiry: Expiry;
  cvc: string;
}

export type CardFieldError =
  | "payment.error.numberMissing"
  | "payment.error.number"
  | "payment.error.expiry"
  | "payment.error.expired"
  | "payment.error.cvc";
export type CardErrors = Partial<Record<CardField, CardFieldError>>;

/** Validates the input. Returns the card, or the errors in the order of the fields. */
export function readCard(input: CardInput, today: Date): { card: CardDetails } | { errors: CardErrors } {
  const expiry = readExpiry(input.expiry);
  const cvc = digitsOf(input.cvc);
  const errors: CardErrors = {};
  if (digitsOf(input.number) === "") errors.number = "payment.error.numberMissing";
  else if (!isCardNumber(input.number)) errors.number = "payment.error.number";
  if (!expiry) errors.expiry = "payment.error.expiry";
  else if (isExpired(expiry, today)) errors.expiry = "payment.error.expired";
  if (cvc.length !== codeLength(input.number)) errors.cvc = "payment.error.cvc";
  if (!expiry || Object.keys(errors).length > 0) return { errors };
  return { card: { number: digitsOf(input.number), expiry, cvc } };
}

import * as z from "zod/mini";
import { type Country, countryFacts } from "../enums.ts";
import { cleanPasted } from "./pasted.ts";
import { minLength } from "./length.ts";
import { typedText } from "./text.ts";

const dialCode = typedText(5, { clean: cleanPasted, tooLong: "INVALID_PHONE_NUMBER" }).check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.regex(/^\+?[1-9]\d{0,3}$/, { error: "INVALID_PHONE_NUMBER" }),
);

// More than 4 characters (specification §5). People write spaces, slashes, brackets and dashes between the digits.
const number = typedText(24, { clean: cleanPasted, tooLong: "INVALID_PHONE_NUMBER" }).check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.regex(/^(?=.{5,24}$)\(?(?:\d[\s()/.-]*){5,15}$/, { error: "INVALID_PHONE_NUMBER" }),
);

/**
 * A phone number as typed: dial code such as `+49`, and the number after it. Without a dial code it is one of the home's
 * country; the server completes it. Error: INVALID_PHONE_NUMBER.
 */
export const phone = z.object({ dialCode: z._default(dialCode, ""), number });
export type Phone = z.infer<typeof phone>;

/** A phone number as a form sends it, with or without digits after the dial code. */
export const phoneInput = z.object({ dialCode: z.optional(z.string()), number: z.nullish(z.string()) });

/**
 * A phone number that may be left out. A dial code alone is none, because forms preselect it (specification §3: 'dial
 * code, optional number').
 */
export const optionalPhone = z.pipe(
  z.pipe(
    z.nullish(phoneInput),
    z.transform((value) => (value && !hasNumber(value) ? null : value)),
  ),
  z.nullish(phone),
);

function hasNumber<T extends { number?: string | null | undefined }>(value: T): value is T & { number: string } {
  return (value.number ?? "").trim() !== "";
}

/** A phone number in the record. */
export const phoneAnswer = z.object({ dialCode: z.string(), number: z.string() });

/** The number with the dial code of `country` if it has none. */
export function withDialCode(value: Phone, country: Country): Phone {
  return value.dialCode === "" ? { ...value, dialCode: countryFacts[country].dialCode } : value;
}

/** The digits to dial, without '+', separators and the leading zero of the area code. */
export function dialledDigits(value: Phone): string {
  return value.dialCode.replace(/\D/g, "") + value.number.replace(/\D/g, "").replace(/^0+/, "");
}

/** The address of a link that calls this number. */
export function callAddress(written: string): string {
  return `tel:${written.replaceAll(/[^+\d]/g, "")}`;
}

import * as z from "zod/mini";
import { countries, type Country, countryFacts, defaultCountry } from "../enums.ts";
import { email } from "./email.ts";
import { cleanPasted } from "./pasted.ts";
import { minLength } from "./length.ts";
import { typedText } from "./text.ts";

/** A login in normalised form, for comparison. */
export interface LoginKey {
  kind: "email" | "phone";
  /** The address in lower case, or the digits to dial. */
  key: string;
}

/**
 * Reads an email address or a phone number as people type it: '+49 151 2345678', '0049 (0)151…', '0151…'. A number
 * without dial code belongs to `country`. Null if it is neither.
 */
export function readLogin(typed: string, country: Country): LoginKey | null {
  const text = cleanPasted(typed);
  if (text.includes("@")) return email.safeParse(text).success ? { kind: "email", key: text.toLowerCase() } : null;
  if (!/^\+?[\d\s()/.-]{5,30}$/.test(text)) return null;
  const digits = text.replace("(0)", "").replace(/\D/g, "");
  if (digits.length < 5) return null;
  if (text.startsWith("+")) return { kind: "phone", key: withoutAreaZero(digits) };
  if (digits.startsWith("00")) return { kind: "phone", key: withoutAreaZero(digits.slice(2)) };
  return { kind: "phone", key: countryFacts[country].dialCode.slice(1) + digits.replace(/^0+/, "") };
}

/** '+49 0151…' is dialled without the zero, as in `dialledDigits`. */
function withoutAreaZero(digits: string): string {
  const code = countries
    .map((country) => countryFacts[country].dialCode.slice(1))
    .find((text) => digits.startsWith(text));
  return code ? code + digits.slice(code.length).replace(/^0+/, "") : digits;
}

/** The longest email address. */
const longestLogin = 254;

/** An email address or a phone number. Error: FIELD_INVALID. Source: specification §5. */
export const login = typedText(longestLogin, { clean: cleanPasted }).check(
  minLength(1, { error: "FIELD_REQUIRED", abort: true }),
  z.refine((text) => readLogin(text, defaultCountry) !== null, { error: "FIELD_INVALID" }),
);

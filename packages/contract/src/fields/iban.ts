import * as z from "zod/mini";
import { plainIban } from "./pasted.ts";
import { requiredText } from "./text.ts";

/**
 * Whether country and check digits of a typed IBAN fit (ISO 7064, mod 97), which finds nearly every typing error. The server
 * also knows the countries and their lengths.
 */
export function hasIbanChecksum(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  // 'A' counts as 10, up to 'Z' as 35.
  for (const sign of iban.slice(4) + iban.slice(0, 4)) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** An IBAN as it is typed. */
export const typedIban = requiredText().check(z.refine(hasIbanChecksum, { error: "FIELD_INVALID" }));

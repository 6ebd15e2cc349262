import { plainIban } from "@kautia/contract";
import { friendlyFormatIBAN, isValidIBAN } from "ibantools";

/** Without spaces; null unless country, length and checksum fit. */
export function readIban(typed: string): string | null {
  const iban = plainIban(typed);
  return isValidIBAN(iban) ? iban : null;
}

/** In groups of four, as on a bank card. Anything that is not an IBAN stays as typed. */
export function showIban(typed: string): string {
  const iban = readIban(typed);
  return (iban && friendlyFormatIBAN(iban)) ?? typed;
}

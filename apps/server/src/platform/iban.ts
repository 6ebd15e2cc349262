import { plainIban } from "@kautia/contract";
import { isSEPACountry, isValidIBAN } from "ibantools";

/** The IBAN in capitals without spaces; null unless it is valid and from a SEPA country. */
export function readIban(typed: string): string | null {
  const iban = plainIban(typed);
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null;
}

/** Shows only the country and the last four characters, enough to recognise one's own account. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
}

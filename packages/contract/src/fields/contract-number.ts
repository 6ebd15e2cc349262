import * as z from "zod/mini";
import { countries, type Country, findCountry } from "../enums.ts";
import { minLength } from "./length.ts";
import { asciiCapitals, cleanPasted } from "./pasted.ts";
import { requiredText } from "./text.ts";

/** Crockford's alphabet, which omits letters that are easily confused. */
export const contractNumberAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const pattern = new RegExp(
  `^(?:${countries.join("|").toUpperCase()})(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]$`,
);

/** The country that a number begins with, such as `AT-7K4M-Q2XD-6`. */
export function countryOfContract(contractNumber: string): Country | null {
  return findCountry(contractNumber.split("-", 1)[0]?.toLowerCase());
}

/** Whether a number such as `DE-7K4M-Q2XD-6` has a correct check character; the contract need not exist. */
export function isContractNumber(text: string): boolean {
  if (!pattern.test(text)) return false;
  const values = [...text.slice(3).replaceAll("-", "")].map((sign) => contractNumberAlphabet.indexOf(sign));
  return contractNumberCheck(values.slice(0, 8)) === values[8];
}

/** The check character's value: a weighted sum modulo the prime 31, with distinct weights, so it detects swaps too. */
export function contractNumberCheck(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (index + 2), 0) % 31;
}

/**
 * A typed contract number: the number if it is valid, otherwise the text without characters that could make a link in a
 * mail. A declaration counts even if its number has a typing error. Error: FIELD_REQUIRED.
 */
export const typedContractNumber = z.pipe(
  requiredText(40),
  z.string().check(z.overwrite(tidyContractNumber), minLength(1, { error: "FIELD_REQUIRED" })),
);

/** Tidies a typed contract number. Accepts lower case, spaces, and O for 0. */
export function tidyContractNumber(typed: string): string {
  const number = spell(typed);
  return isContractNumber(number) ? number : typed.replaceAll(/[^\p{L}\p{N}-]+/gu, " ").trim();
}

function spell(typed: string): string {
  const signs = asciiCapitals(cleanPasted(typed)).replaceAll(/[^0-9A-Z]/g, "");
  const body = signs.slice(2).replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return `${signs.slice(0, 2)}-${body.slice(0, 4)}-${body.slice(4, 8)}-${body.slice(8)}`;
}

import * as z from "zod/mini";
import { requiredText } from "./text.ts";

/** Crockford's alphabet: nothing in it is mistaken for something else when read out on the telephone. */
export const contractNumberAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Tells whether a number such as `DE-7K4M-Q2XD-5` was typed without a slip; says nothing of whether there is such a contract. */
export function isContractNumber(text: string): boolean {
  if (!/^(?:DE|AT)(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]$/.test(text)) return false;
  const values = [...text.slice(3).replaceAll("-", "")].map((sign) => contractNumberAlphabet.indexOf(sign));
  return contractNumberCheck(values.slice(0, 8)) === values[8];
}

/** The check sign's value: a weighted sum modulo 31, a prime, with weights that none of the differences of two divides. */
export function contractNumberCheck(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (at + 2), 0) % 31;
}

/** A contract number as somebody copies it from a letter: small letters, blanks and O for 0 are no slip. Error: FIELD_INVALID. */
export const contractNumber = requiredText(40).check(
  z.overwrite(tidy),
  z.refine(isContractNumber, { error: "FIELD_INVALID" }),
);

function tidy(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const body = signs.slice(2).replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return `${signs.slice(0, 2)}-${body.slice(0, 4)}-${body.slice(4, 8)}-${body.slice(8)}`;
}

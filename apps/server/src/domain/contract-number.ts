import type { Country } from "@kautia/contract";

// Crockford's alphabet: nothing in it is mistaken for something else when read out on the telephone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A contract number such as `DE-7K4M-Q2XD-5`: country, 40 random bits, check sign. Random, so that it tells nobody how
 * many contracts there are; the check sign finds any one sign that was mistyped and any two neighbours swapped.
 */
export function contractNumber(country: Country, random: Uint8Array): string {
  if (random.length < 5) throw new Error("A contract number needs 5 random bytes");
  const bits = [...random.subarray(0, 5)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const values = Array.from({ length: 8 }, (_, at) => Number((bits >> BigInt(35 - 5 * at)) & 31n));
  const signs = [...values, checkValue(values)].map((value) => alphabet[value] ?? "").join("");
  return `${country.toUpperCase()}-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** Tells whether a number was typed without a slip; says nothing of whether there is such a contract. */
export function isContractNumber(text: string): boolean {
  if (!/^(?:DE|AT)(?:-[0-9A-HJKMNP-TV-Z]{4}){2}-[0-9A-HJKMNP-TV-Z]$/.test(text)) return false;
  const values = [...text.slice(3).replaceAll("-", "")].map((sign) => alphabet.indexOf(sign));
  return checkValue(values.slice(0, 8)) === values[8];
}

/** Weighted sum modulo 31, a prime, with different weights that none of the differences of two divides. */
function checkValue(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (at + 2), 0) % 31;
}

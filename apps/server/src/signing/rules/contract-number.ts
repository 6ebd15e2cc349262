import { contractNumberAlphabet, contractNumberCheck, type Country } from "@kautia/contract";

/**
 * A contract number such as `DE-7K4M-Q2XD-5`: country, 40 random bits, check sign. Random, so that it tells nobody how
 * many contracts there are; the check sign finds any one sign that was mistyped and any two neighbours swapped.
 */
export function contractNumber(country: Country, random: Uint8Array): string {
  if (random.length < 5) throw new Error("A contract number needs 5 random bytes");
  const bits = [...random.subarray(0, 5)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const values = Array.from({ length: 8 }, (_, at) => Number((bits >> BigInt(35 - 5 * at)) & 31n));
  const signs = [...values, contractNumberCheck(values)].map((value) => contractNumberAlphabet[value] ?? "").join("");
  return `${country.toUpperCase()}-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

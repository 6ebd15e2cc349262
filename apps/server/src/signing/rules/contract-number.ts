import { contractNumberAlphabet, contractNumberCheck, type Country } from "@kautia/contract";

/** `DE-7K4M-Q2XD-6`: 40 random bits, so nobody can count contracts, and a check character (blind to 0 for Z). */
export function contractNumber(country: Country, random: Uint8Array): string {
  if (random.length < 5) throw new Error("a contract number needs 5 random bytes");
  const bits = [...random.subarray(0, 5)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const values = Array.from({ length: 8 }, (_, index) => Number((bits >> BigInt(35 - 5 * index)) & 31n));
  const characters = [...values, contractNumberCheck(values)]
    .map((value) => contractNumberAlphabet[value] ?? "")
    .join("");
  return `${country.toUpperCase()}-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

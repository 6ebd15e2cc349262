import { contractNumberAlphabet, readCertificateCode } from "@kautia/contract";

/** Such as `7K4M-Q2XD-5R8T-0WZA`: 80 random bits, which nobody can guess. */
export function certificateCode(random: Uint8Array): string {
  if (random.length < 10) throw new Error("a certificate code needs 10 random bytes");
  const bits = [...random.subarray(0, 10)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const characters = Array.from({ length: 16 }, (_, index) => Number((bits >> BigInt(75 - 5 * index)) & 31n));
  const code = readCertificateCode(characters.map((value) => contractNumberAlphabet[value] ?? "").join(""));
  if (code === null) throw new Error("16 characters of the alphabet are a code");
  return code;
}

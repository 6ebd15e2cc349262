import { contractNumberAlphabet } from "@kautia/contract";

const groups = 4;
const signsInGroup = 4;

/** A certificate's code such as `7K4M-Q2XD-5R8T-0WZA`: 80 random bits, so that nobody finds one by trying. */
export function certificateCode(random: Uint8Array): string {
  if (random.length < 10) throw new Error("A certificate's code needs 10 random bytes");
  const bits = [...random.subarray(0, 10)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const signs = Array.from({ length: groups * signsInGroup }, (_, at) => Number((bits >> BigInt(75 - 5 * at)) & 31n));
  return inGroups(signs.map((value) => contractNumberAlphabet[value] ?? "").join(""));
}

/** A code as somebody copies it from paper: small letters, blanks and O for 0 are no slip. Null for what is no code. */
export function readCertificateCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const isCode =
    signs.length === groups * signsInGroup && [...signs].every((sign) => contractNumberAlphabet.includes(sign));
  return isCode ? inGroups(signs) : null;
}

function inGroups(signs: string): string {
  return Array.from({ length: groups }, (_, at) => signs.slice(at * signsInGroup, (at + 1) * signsInGroup)).join("-");
}

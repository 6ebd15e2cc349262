import { contractNumberAlphabet } from "@kautia/contract";

const groups = 4;
const groupLength = 4;

/** Such as `7K4M-Q2XD-5R8T-0WZA`: 80 random bits, which nobody can guess. */
export function certificateCode(random: Uint8Array): string {
  if (random.length < 10) throw new Error("a certificate code needs 10 random bytes");
  const bits = [...random.subarray(0, 10)].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const characters = Array.from({ length: groups * groupLength }, (_, at) =>
    Number((bits >> BigInt(75 - 5 * at)) & 31n),
  );
  return inGroups(characters.map((value) => contractNumberAlphabet[value] ?? "").join(""));
}

/** Copied from paper: accepts lower case, spaces, O for 0, I or L for 1. Null if invalid. */
export function readCertificateCode(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const isCode =
    characters.length === groups * groupLength &&
    [...characters].every((character) => contractNumberAlphabet.includes(character));
  return isCode ? inGroups(characters) : null;
}

function inGroups(characters: string): string {
  return Array.from({ length: groups }, (_, at) => characters.slice(at * groupLength, (at + 1) * groupLength)).join(
    "-",
  );
}

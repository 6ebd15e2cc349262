import { contractNumberAlphabet } from "./contract-number.ts";
import { asciiCapitals, cleanPasted } from "./pasted.ts";

const length = 16;

/**
 * Reads a code such as `7K4M-Q2XD-5R8T-0WZA`, as copied from paper: accepts lower case, spaces, O for 0, I or L for 1.
 * Null if it cannot be a code. It has no check character, so a typing error shows only because no such code exists.
 */
export function readCertificateCode(typed: string): string | null {
  const characters = asciiCapitals(cleanPasted(typed).replaceAll(/[\s-]/g, ""))
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isCode =
    characters.length === length && [...characters].every((character) => contractNumberAlphabet.includes(character));
  return isCode ? (characters.match(/.{4}/g)?.join("-") ?? null) : null;
}

import { foldName } from "../../platform/rules/fold-name.ts";
import { spellingDistanceTo } from "../../platform/rules/spelling-distance.ts";

/** Words of Arabic, Romance and Germanic names that lists and passports write or leave out. */
const particles = new Set(["al", "el", "bin", "ibn", "ben", "abu", "von", "van", "zu", "de", "di", "da", "del"]);

export interface FoldedName {
  words: readonly string[];
  /** A company may be known by one of its words. */
  isCompany: boolean;
}

export function foldForMatch(name: string, isCompany = false): FoldedName {
  const words = foldName(name);
  const distinctive = words.filter((word) => !particles.has(word));
  return { words: [...new Set(distinctive.length > 0 ? distinctive : words)], isCompany };
}

/**
 * Whether a payee may be the party of a list: all words of the shorter name are in the other, in any order and with small
 * differences in spelling. One word alone is enough only for companies, and where neither name has more. It finds rather too
 * many than too few: two people decide.
 */
export function mayBeSame(payee: FoldedName, party: FoldedName): boolean {
  const [shorter, longer] =
    payee.words.length <= party.words.length ? [payee.words, party.words] : [party.words, payee.words];
  if (shorter.length === 0) return false;
  const [only = ""] = shorter;
  const isOneWordEnough = longer.length === 1 || (party.isCompany && shorter === party.words && only.length >= 5);
  if (shorter.length === 1 && !isOneWordEnough) return false;
  const left = [...longer];
  return shorter.every((word) => {
    const index = left.findIndex((other) => isAlike(word, other));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Short words must be equal: one letter would make another name of them. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  const maxErrors = length >= 7 ? 2 : length >= 5 ? 1 : 0;
  return maxErrors > 0 && spellingDistanceTo(one, maxErrors)(other) <= maxErrors;
}

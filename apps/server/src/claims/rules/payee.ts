import { foldName } from "../../platform/rules/fold-name.ts";

/**
 * Whether an account's holder is this landlord, whatever the order and spelling of the name. A joint account has more words
 * than the landlord's name; a first name may be abbreviated.
 */
export function isPayee(holder: string, landlord: string): boolean {
  const words = foldName(holder);
  const wanted = foldName(landlord);
  const left = [...words];
  const found = wanted.filter((word) => {
    const index = left.findIndex((other) => other === word || isInitialOf(other, word));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const hasWholeWord = wanted.some((word) => words.includes(word));
  return wanted.length > 0 && found.length === wanted.length && hasWholeWord;
}

function isInitialOf(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter.length === 1 && longer.startsWith(shorter);
}

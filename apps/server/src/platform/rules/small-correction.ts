import { normalise } from "@kautia/contract";

/** At most so many letters may be wrong in a name of this length: a third of them, but three in any case. */
const mostWrong = (length: number) => Math.max(3, Math.floor(length / 3));

/**
 * Whether a name corrects the spelling of another: a few letters, an accent, a part that was left out ('Ana' for 'Ana
 * María'), or first and last name in the wrong order. It cannot tell whether both name the same person.
 */
export function isSmallCorrection(before: string, after: string): boolean {
  const [old, next] = [plain(before), plain(after)];
  if (old.toSorted().join(" ") === next.toSorted().join(" ")) return true;
  if (next.length === 0) return false;
  if (old.every((part) => next.includes(part)) || next.every((part) => old.includes(part))) return true;
  const [from, to] = [old.join(" "), next.join(" ")];
  return distance(from, to) <= mostWrong(from.length);
}

/** The words of a name in lower case, without accents. */
function plain(name: string): string[] {
  const letters = normalise(name, "NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
  return letters.split(/[^\p{L}]+/u).filter(Boolean);
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

import type { Place } from "./embedded-places.ts";

/** Places whose name begins like that, then those with a word that does; with a typing error or two when there is none. */
export function findPlaces(list: readonly Place[], wanted: string, most: number): Place[] {
  if (wanted === "") return [];
  const exact = list.filter(({ key }) => key === wanted);
  const starting = list.filter(({ key }) => key !== wanted && key.startsWith(wanted));
  const inside = list.filter(({ key }) => !key.startsWith(wanted) && key.includes(` ${wanted}`));
  const found = [...exact, ...starting, ...inside].slice(0, most);
  return found.length > 0 ? found : findSimilar(list, wanted, most);
}

function findSimilar(list: readonly Place[], wanted: string, most: number): Place[] {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  if (allowed === 0) return [];
  const letters = lettersOf(wanted);
  const judged = list.flatMap((place) => {
    if (lacksLetters(place.letters, letters, allowed)) return [];
    // The beginning is enough while somebody still types.
    const errors = Math.min(
      distance(place.key, wanted, allowed),
      distance(place.key.slice(0, wanted.length), wanted, allowed),
    );
    return errors <= allowed ? [{ place, errors }] : [];
  });
  return judged
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, most)
    .map(({ place }) => place);
}

/** Which letters a text has, one bit each. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (const letter of key) if (letter >= "a" && letter <= "z") letters |= 1 << (letter.charCodeAt(0) - 97);
  return letters;
}

/** Most names lack too many of the letters to be looked at any closer. */
export function lacksLetters(has: number, wanted: number, allowed: number): boolean {
  return countBits(wanted & ~has) > allowed;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Letters changed, left out, added, or swapped with their neighbour; anything above `most` is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

import { lettersOf } from "../../domain/letters-of.ts";
import { spellingDistanceTo } from "../../domain/spelling-distance.ts";
import type { Place } from "./embedded-places.ts";

/** Places whose name begins like that, then those with a word that does; with a typing error or two when there is none. */
export function findPlaces(list: readonly Place[], wanted: string, most: number): Place[] {
  if (wanted === "") return [];
  const [exact, starting, inside]: [Place[], Place[], Place[]] = [[], [], []];
  const word = ` ${wanted}`;
  for (const place of list) {
    if (place.key.startsWith(wanted)) (place.key === wanted ? exact : starting).push(place);
    else if (inside.length < most && place.key.includes(word)) inside.push(place);
  }
  const found = [...exact, ...starting, ...inside].slice(0, most);
  return found.length > 0 ? found : findSimilar(list, wanted, most);
}

/** How many errors are forgiven. */
export function errorsAllowed(wanted: string): number {
  return wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
}

function findSimilar(list: readonly Place[], wanted: string, most: number): Place[] {
  const allowed = errorsAllowed(wanted);
  if (allowed === 0) return [];
  const letters = lettersOf(wanted);
  // No name has digits alone.
  if (letters === 0) return [];
  const { ofBeginning } = spellingDistanceTo(wanted, allowed);
  const judged = list.flatMap((place) => {
    if (lacksLetters(place.letters, letters, allowed)) return [];
    const errors = ofBeginning(place.key);
    return errors <= allowed ? [{ place, errors }] : [];
  });
  return judged
    .toSorted((one, other) => one.errors - other.errors)
    .slice(0, most)
    .map(({ place }) => place);
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

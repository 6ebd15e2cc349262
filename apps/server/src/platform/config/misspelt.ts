import { spellingDistanceTo } from "../rules/spelling-distance.ts";

const maxErrors = 2;
const prefixOf = (name: string) => name.split("_", 1)[0];

/** Names that are probably misspelt settings: they have a setting's prefix and at most two wrong letters. */
export function findMisspelt(given: readonly string[], known: readonly string[]): { name: string; nearest: string }[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const distanceTo = spellingDistanceTo(name, maxErrors);
    const nearest = known.find((other) => prefixOf(other) === prefixOf(name) && distanceTo(other) <= maxErrors);
    return nearest === undefined ? [] : [{ name, nearest }];
  });
}

import { errorsAllowed } from "../rules/match-streets.ts";
import type { Place, Places } from "../data/places.ts";

/** Names that start with `wanted`, then names in which a later word does. If there are none, misspelt names. */
export function findPlaces({ list, names, laterWords }: Places, wanted: string, limit: number): Place[] {
  if (wanted === "") return [];
  const placesAt = (ranks: readonly number[]) => ranks.toSorted(ascending).flatMap((rank) => list[rank] ?? []);
  const beginning = placesAt(names.withPrefix(wanted));
  const exact = beginning.filter((place) => place.key === wanted);
  const inside = placesAt([...new Set(laterWords.withPrefix(wanted))]);
  const found = new Set([...exact, ...beginning, ...inside]);
  if (found.size > 0) return [...found].slice(0, limit);

  const allowed = errorsAllowed(wanted);
  if (allowed === 0 || !/[a-z]/.test(wanted)) return [];
  return names
    .withSimilarPrefix(wanted, allowed)
    .toSorted((a, b) => a.errors - b.errors || a.belongsTo - b.belongsTo)
    .slice(0, limit)
    .flatMap(({ belongsTo }) => list[belongsTo] ?? []);
}

function ascending(a: number, b: number): number {
  return a - b;
}

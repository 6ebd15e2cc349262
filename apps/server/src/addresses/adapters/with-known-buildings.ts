import type { PostalAddress } from "@kautia/contract";
import type { SuggestionSource } from "../ports.ts";

/** Adds our own knowledge to any source: `hasSeveralHomes` says which buildings have several homes. */
export function withKnownBuildings(
  source: SuggestionSource,
  hasSeveralHomes: (address: PostalAddress) => Promise<boolean>,
): SuggestionSource {
  return {
    ...source,
    async resolve(placeId, session) {
      const place = await source.resolve(placeId, session);
      if (!place || place.severalHomes || place.unitName) return place;
      const { street, streetNumber, zip, city, country } = place;
      if (!street || !streetNumber || !zip || !city || !country) return place;
      const several = await hasSeveralHomes({ street, streetNumber, zip, city, country, unitName: null });
      return several ? { ...place, severalHomes: true } : place;
    },
  };
}

import type { PostalAddress } from "@kautia/contract";
import type { SuggestionSource } from "../ports.ts";

/** Adds to any source which buildings have several homes by our own knowledge. */
export function withKnownBuildings(
  source: SuggestionSource,
  hasSeveralHomes: (address: PostalAddress) => Promise<boolean>,
): SuggestionSource {
  return { ...source, hasSeveralHomes };
}

import type { Country, PostalAddress, SuggestionAddress } from "@kautia/contract";

/** An address of which parts may not be known yet. */
export type AddressParts = { [Part in keyof PostalAddress]: PostalAddress[Part] | null };

/** What a suggestion stands for. */
export interface PlaceParts extends AddressParts {
  /** The source knows that the building has several homes: which of them is meant needs a name of its own. */
  severalHomes?: boolean | undefined;
}

export interface AddressQuery {
  /** As it was typed, 1 to 120 characters. */
  text: string;
  country: Country;
  /** Names what one person types for one address; some sources bill by it. */
  session: string;
}

/**
 * `found`: there is such an address, or nothing speaks against it that the source would know. `not-exists`: the source
 * knows that there is none. `needs-unit`: the building has several homes, and none was named. `unknown`: it cannot tell.
 */
export type AddressVerdict = "found" | "not-exists" | "needs-unit" | "unknown";

/** The source did not answer in time, or what it answered makes no sense. The tenant goes on by hand. */
export class SuggestionUnavailable extends Error {
  override readonly name = "SuggestionUnavailable";
}

/** Where addresses are looked up. Each call takes at most about 2 s. */
export interface SuggestionSource {
  /**
   * Reads what else the first who asks would wait for; a source without such has none. Called once the server is there, never
   * rejects.
   */
  warmUp?: (() => Promise<void>) | undefined;

  /** What the source asks to be shown beside its suggestions; null when nothing. */
  attribution(country: Country): string | null;

  /** At most 8, best first; empty when nothing fits. Errors: SuggestionUnavailable. */
  suggest(query: AddressQuery): Promise<SuggestionAddress[]>;

  /** What a suggestion stands for; null when there is no such place. Errors: SuggestionUnavailable. */
  resolve(placeId: string, session: string): Promise<PlaceParts | null>;

  /**
   * Whether a whole address can be. Every save of an address asks this: a source that would have to ask somebody outside
   * answers `unknown` at once.
   */
  verify(address: PostalAddress): Promise<AddressVerdict>;
}

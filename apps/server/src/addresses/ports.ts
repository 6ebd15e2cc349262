import type { Country, PostalAddress, SuggestionAddress } from "@kautia/contract";

export type AddressParts = { [Part in keyof PostalAddress]: PostalAddress[Part] | null };

export interface PlaceParts extends AddressParts {
  /** True if the building is known to have several homes, so the address needs a unit name. */
  severalHomes?: boolean | undefined;
}

export interface AddressQuery {
  /** The typed text, 1 to 120 characters. */
  text: string;
  country: Country;
  /** Identifies the requests of one person for one address. Google bills by it. */
  session: string;
}

/** `needs-unit`: the building has several homes and the address names none. `unknown`: the source cannot tell. */
export type AddressVerdict = "found" | "not-exists" | "needs-unit" | "unknown";

/** The source did not answer in time or answered nonsense. The tenant types the address instead. */
export class SuggestionUnavailable extends Error {
  override readonly name = "SuggestionUnavailable";
}

/** A source of address suggestions. Each call takes at most about 2 s. */
export interface SuggestionSource {
  /** Optional preload after the server has started, so the first request is not slow. Never rejects. */
  warmUp?: (() => Promise<void>) | undefined;

  /** Attribution that the source's licence requires beside its suggestions; null if none. */
  attribution(country: Country): string | null;

  /** At most 8 suggestions, best first. Errors: SuggestionUnavailable. */
  suggest(query: AddressQuery): Promise<SuggestionAddress[]>;

  /** The address of a suggestion; null if there is no such place. Errors: SuggestionUnavailable. */
  resolve(placeId: string, session: string): Promise<PlaceParts | null>;

  /** Whether we know ourselves that the building has several homes; absent if we know nothing. */
  hasSeveralHomes?: ((address: PostalAddress) => Promise<boolean>) | undefined;
  /** Whether an address exists. Called by every save, so a source returns `unknown` rather than send a request. */
  verify(address: PostalAddress): Promise<AddressVerdict>;
}

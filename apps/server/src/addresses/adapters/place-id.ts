import {
  type AddressLine,
  fullAddress,
  oneOf,
  countries,
  maxSuggestions,
  type SuggestionAddress,
} from "@kautia/contract";
import * as z from "zod/mini";
import type { AddressParts, AddressQuery, PlaceParts } from "../ports.ts";

const part = z.nullable(z.string());
const parts = z.object({
  street: part,
  streetNumber: part,
  zip: part,
  city: part,
  country: oneOf(countries),
  unitName: part,
  severalHomes: z.optional(z.boolean()),
});

const maxPlaceIdLength = 500;

const signsOfStreets = /^[\p{L}\p{M}\d .,'’()/&+½¼¾⅓⅔#:;-]+$/u;

/** Whether a text has a letter and only signs that addresses have. */
export function canBeStreet(text: string): boolean {
  return /\p{L}/u.test(text) && signsOfStreets.test(text);
}

/** A suggestion with the address encoded in its id, so the server stores nothing until it is selected. */
function toSuggestion(address: PlaceParts): SuggestionAddress | null {
  const placeId = Buffer.from(JSON.stringify(address)).toString("base64url");
  return placeId.length > maxPlaceIdLength ? null : { placeId, title: titleOf(address) };
}

/** At most as many as are shown, each title once. */
export function toSuggestions(found: readonly PlaceParts[]): SuggestionAddress[] {
  const suggestions = found.flatMap((address) => toSuggestion(address) ?? []).filter(({ title }) => title !== "");
  return [...new Map(suggestions.map((suggestion) => [suggestion.title, suggestion])).values()].slice(
    0,
    maxSuggestions,
  );
}

/** For a line with a part that fits nowhere, so that nothing of it is lost. The form then asks for what is missing. */
export function suggestAsTyped({ street, zip, city, country }: AddressLine, query: AddressQuery): SuggestionAddress[] {
  if (!canBeStreet(street ?? "")) return [];
  const place = { street, zip, city, country: country ?? query.country };
  return toSuggestions([{ ...place, streetNumber: null, unitName: null }]);
}

export function fromPlaceId(placeId: string): PlaceParts | null {
  try {
    const parsed = parts.safeParse(JSON.parse(Buffer.from(placeId, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function titleOf({ street, streetNumber, zip, city, unitName }: AddressParts): string {
  const line = fullAddress({
    street: street ?? "",
    streetNumber: streetNumber ?? "",
    zip: zip ?? "",
    city: city ?? "",
    unitName,
  });
  return line
    .split(",")
    .flatMap((text) => text.trim() || [])
    .join(", ");
}

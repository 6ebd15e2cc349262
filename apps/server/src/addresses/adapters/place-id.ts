import { fullAddress, oneOf, countries, type SuggestionAddress } from "@kautia/contract";
import * as z from "zod/mini";
import type { AddressParts, PlaceParts } from "../ports.ts";

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

/** Longer ones are no place's. */
const longestPlaceId = 500;

/** A suggestion that carries its parts in its id: nothing has to be kept between being suggested and being taken. */
export function toSuggestion(address: PlaceParts): SuggestionAddress | null {
  const placeId = Buffer.from(JSON.stringify(address)).toString("base64url");
  return placeId.length > longestPlaceId ? null : { placeId, title: titleOf(address) };
}

/** The parts out of such an id; null for anything else. */
export function fromPlaceId(placeId: string): PlaceParts | null {
  try {
    const parsed = parts.safeParse(JSON.parse(Buffer.from(placeId, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The address in one line, with what is known of it. */
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
    .flatMap((one) => one.trim() || [])
    .join(", ");
}

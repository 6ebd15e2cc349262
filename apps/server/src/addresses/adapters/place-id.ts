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

const maxPlaceIdLength = 500;

/** A suggestion with the address encoded in its id, so the server stores nothing until it is selected. */
export function toSuggestion(address: PlaceParts): SuggestionAddress | null {
  const placeId = Buffer.from(JSON.stringify(address)).toString("base64url");
  return placeId.length > maxPlaceIdLength ? null : { placeId, title: titleOf(address) };
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
    .flatMap((one) => one.trim() || [])
    .join(", ");
}

import {
  type AddressAnswer,
  type CallInput,
  type checkAddress,
  type ErrorCode,
  fieldError,
  fullAddress,
  namesUnit,
  type PostalAddress,
  postalAddress,
  toFieldErrors,
} from "@kautia/contract";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { refuseAddress } from "./refuse-address.ts";
import { type AddressParts, type PlaceParts, SuggestionUnavailable } from "./ports.ts";

type Body = CallInput<typeof checkAddress>["body"];

const requiredParts = [
  ["street", "ADDRESS_HAS_NO_STREET"],
  ["streetNumber", "ADDRESS_HAS_NO_STREET_NUMBER"],
  ["zip", "ADDRESS_HAS_NO_ZIP"],
  ["city", "ADDRESS_HAS_NO_CITY"],
  ["country", "ADDRESS_HAS_NO_COUNTRY"],
] as const satisfies [keyof AddressParts, ErrorCode][];

export async function check(deps: Deps, body: Body, session: string): Promise<AddressAnswer | Refusal> {
  const { placeId, title } = body;
  const place = placeId ? await resolve(deps, placeId, session) : null;
  if (place === "unavailable") return refuse("PROVIDER_UNAVAILABLE");
  if (placeId && !place) return refuse("ADDRESS_NOT_EXISTS", ["placeId"]);

  const parts: AddressParts = {
    street: body.street ?? place?.street ?? null,
    streetNumber: body.streetNumber ?? place?.streetNumber ?? null,
    zip: body.zip ?? place?.zip ?? null,
    city: body.city ?? place?.city ?? null,
    country: (body.country || place?.country) ?? null,
    unitName: body.unitName ?? place?.unitName ?? null,
  };
  for (const [part, code] of requiredParts)
    if (!parts[part]) return refuse(code, [fieldError(part, code, knownParts(parts))]);
  const parsed = z.safeParse(postalAddress, parts);
  if (!parsed.success) return refuseFields(toFieldErrors(parsed.error, parts));
  const address = parsed.data;
  const full = fullAddress(address);
  const suggestion = placeId ? { placeId, title: title ?? full } : null;
  const refusal = (await refuseAddress(deps, address)) ?? (await refuseWithoutUnit(deps, address, place));
  if (!refusal) return { address, fullAddress: full, suggestionAddress: suggestion };
  const fields = refusal.fields.map(({ path, errorCode }) => fieldError(path, errorCode, knownParts(parts)));
  return refuse(refusal.errorCode, fields);
}

/** Saves do not require a unit name: not every home has one (docs/addresses.md). */
async function refuseWithoutUnit(
  { suggestion }: Deps,
  address: PostalAddress,
  place: PlaceParts | null,
): Promise<Refusal | null> {
  if (namesUnit(address)) return null;
  const several = place?.severalHomes || (await suggestion.hasSeveralHomes?.(address));
  return several ? refuse("ADDRESS_HAS_NO_UNIT_NAME", ["unitName"]) : null;
}

function knownParts(parts: AddressParts): Record<string, string> {
  const entries = Object.entries(parts).flatMap(([part, value]) => (value ? [[part, value] as const] : []));
  return Object.fromEntries(entries);
}

async function resolve({ suggestion, log }: Deps, placeId: string, session: string) {
  try {
    return await suggestion.resolve(placeId, session);
  } catch (error) {
    if (!(error instanceof SuggestionUnavailable)) throw error;
    log.warn({ reason: error.message }, "address lookup failed");
    return "unavailable";
  }
}

import { type Country, maxSuggestions, type SuggestionAddress } from "@kautia/contract";
import * as z from "zod/mini";
import { readAddressQuery } from "../rules/address-query.ts";
import { type PlaceParts, type SuggestionSource, SuggestionUnavailable } from "../ports.ts";
import { type FetchLimits, fetchJson, defaultLimits } from "./fetch-json.ts";
import { fromPlaceId, toSuggestion } from "./place-id.ts";

const text = z.optional(z.string());
const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        type: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        city: text,
        countrycode: text,
        osm_key: text,
        osm_value: text,
      }),
    }),
  ),
});
type Properties = z.infer<typeof answer>["features"][number]["properties"];

export interface PhotonSettings {
  url: string;
  /** From another source, because Photon cannot tell that an address does not exist. */
  verify: SuggestionSource["verify"];
  limits?: FetchLimits;
}

/** Photon, the search over OpenStreetMap, self-hosted or public: `GET /api?q=…`. */
export function makePhotonSuggestion({ url, verify, limits = defaultLimits }: PhotonSettings): SuggestionSource {
  const base = url.replace(/\/+$/, "");
  return {
    attribution: () => "© OpenStreetMap contributors",

    async suggest({ text: query, country }) {
      const request = new URL(`${base}/api`);
      request.search = new URLSearchParams({ q: query, limit: String(2 * maxSuggestions), lang: "de" }).toString();
      const parsed = answer.safeParse(await fetchJson(request, { headers: { Accept: "application/json" } }, limits));
      if (!parsed.success) throw new SuggestionUnavailable(`${request.host}: unexpected answer`);
      const { streetNumber } = readAddressQuery(query, country);
      const found = new Map<string, SuggestionAddress>();
      for (const { properties } of parsed.data.features) {
        if (properties.countrycode?.toLowerCase() !== country) continue;
        const suggestion = toSuggestion(toParts(properties, country, streetNumber));
        if (suggestion && suggestion.title !== "") found.set(suggestion.title, suggestion);
      }
      return [...found.values()].slice(0, maxSuggestions);
    },

    resolve: (placeId) => Promise.resolve(fromPlaceId(placeId)),
    verify,
  };
}

function toParts(found: Properties, country: Country, typedNumber: string | null): PlaceParts {
  const { type, name = null, housenumber, postcode = null } = found;
  const street = found.street ?? (type === "street" ? name : null);
  const isPlace = type === "city" || type === "district" || type === "locality";
  return {
    street,
    streetNumber: street === null ? null : (housenumber ?? typedNumber),
    zip: postcode,
    city: found.city ?? (isPlace ? name : null),
    country,
    unitName: null,
    ...(isBlockOfFlats(found) && { severalHomes: true }),
  };
}

function isBlockOfFlats({ osm_key: key, osm_value: value, housenumber }: Properties): boolean {
  return key === "building" && value === "apartments" && housenumber !== undefined;
}

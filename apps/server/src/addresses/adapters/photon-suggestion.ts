import { type Country, mostSuggestions, type SuggestionAddress } from "@kautia/contract";
import * as z from "zod/mini";
import { readAddressQuery } from "../rules/address-query.ts";
import { type PlaceParts, type SuggestionSource, SuggestionUnavailable } from "../ports.ts";
import { type AskLimits, askJson, usualLimits } from "./ask-json.ts";
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
  /** Photon finds addresses and cannot say that there is none. */
  verify: SuggestionSource["verify"];
  limits?: AskLimits;
}

/** Photon, the search over OpenStreetMap, one's own or somebody's: `GET /api?q=…`. */
export function makePhotonSuggestion({ url, verify, limits = usualLimits }: PhotonSettings): SuggestionSource {
  const base = url.replace(/\/+$/, "");
  return {
    attribution: () => "© OpenStreetMap contributors",

    async suggest({ text: query, country }) {
      const asked = new URL(`${base}/api`);
      asked.search = new URLSearchParams({ q: query, limit: String(2 * mostSuggestions), lang: "de" }).toString();
      const parsed = answer.safeParse(await askJson(asked, { headers: { Accept: "application/json" } }, limits));
      if (!parsed.success) throw new SuggestionUnavailable(`${asked.host}: an answer that makes no sense`);
      // A number that the map does not know is the tenant's all the same.
      const { streetNumber } = readAddressQuery(query, country);
      const found = new Map<string, SuggestionAddress>();
      for (const { properties } of parsed.data.features) {
        if (properties.countrycode?.toLowerCase() !== country) continue;
        const suggestion = toSuggestion(toParts(properties, country, streetNumber));
        if (suggestion && suggestion.title !== "") found.set(suggestion.title, suggestion);
      }
      return [...found.values()].slice(0, mostSuggestions);
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
    // Not in the id of every other place: it would only be longer.
    ...(isBlockOfFlats(found) && { severalHomes: true }),
  };
}

/** As the map has it: `building=apartments`, for a house that it knows by its number. */
function isBlockOfFlats({ osm_key: key, osm_value: value, housenumber }: Properties): boolean {
  return key === "building" && value === "apartments" && housenumber !== undefined;
}

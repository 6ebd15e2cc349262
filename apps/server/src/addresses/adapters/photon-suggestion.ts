import { type AddressLine, type Country, countryFacts, maxSuggestions, readAddressLine } from "@kautia/contract";
import * as z from "zod/mini";
import { type PlaceParts, type SuggestionSource, SuggestionUnavailable } from "../ports.ts";
import { type FetchLimits, fetchJson, defaultLimits } from "./fetch-json.ts";
import { fromPlaceId, suggestAsTyped, toSuggestions } from "./place-id.ts";

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
  // oxlint-disable-next-line regexp/no-super-linear-move -- a setting
  const base = url.replace(/\/+$/, "");
  return {
    attribution: () => "© OpenStreetMap contributors",

    async suggest(query) {
      const line = readAddressLine(query.text, query.country);
      if (line.asTyped) return suggestAsTyped(line, query);
      const country = line.country ?? query.country;
      const request = new URL(`${base}/api`);
      const { language: lang } = countryFacts[country];
      request.search = new URLSearchParams({ q: query.text, limit: String(2 * maxSuggestions), lang }).toString();
      const parsed = answer.safeParse(await fetchJson(request, { headers: { Accept: "application/json" } }, limits));
      if (!parsed.success) throw new SuggestionUnavailable(`${request.host}: unexpected answer`);
      const found = parsed.data.features.map(({ properties }) => properties);
      const here = found.filter(({ countrycode }) => countrycode?.toLowerCase() === country);
      return toSuggestions(here.map((properties) => toParts(properties, country, line)));
    },

    resolve: (placeId) => Promise.resolve(fromPlaceId(placeId)),
    verify,
  };
}

/** With the typed house number and door, because Photon finds houses beside it, too. */
function toParts(found: Properties, country: Country, typed: AddressLine): PlaceParts {
  const { type, name = null, housenumber, postcode = null } = found;
  const street = found.street ?? (type === "street" ? name : null);
  const streetNumber = street === null ? null : (typed.streetNumber ?? housenumber ?? null);
  const isPlace = type === "city" || type === "district" || type === "locality";
  return {
    street,
    streetNumber,
    zip: postcode,
    city: found.city ?? (isPlace ? name : null),
    country,
    unitName: street === null ? null : typed.unitName,
    ...(streetNumber === housenumber && isBlockOfFlats(found) && { severalHomes: true }),
  };
}

function isBlockOfFlats({ osm_key: key, osm_value: value, housenumber }: Properties): boolean {
  return key === "building" && value === "apartments" && housenumber !== undefined;
}

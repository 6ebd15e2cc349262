import { countryFacts, defaultCountry, findCountry, maxSuggestions } from "@kautia/contract";
import * as z from "zod/mini";
import { type PlaceParts, type SuggestionSource, SuggestionUnavailable } from "../ports.ts";
import { type FetchLimits, fetchJson, type JsonRequest, defaultLimits } from "./fetch-json.ts";

const predictions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(z.object({ placeId: z.string(), text: z.object({ text: z.string() }) })),
      }),
    ),
    [],
  ),
});
const details = z.object({
  addressComponents: z.array(
    z.object({ longText: z.string(), shortText: z.optional(z.string()), types: z.array(z.string()) }),
  ),
  types: z._default(z.array(z.string()), []),
});
type Details = z.infer<typeof details>;

const maxPlaceIdLength = 500;
const blocksOfFlats = new Set(["apartment_building", "apartment_complex", "condominium_complex", "housing_complex"]);

export interface GoogleSettings {
  key: string;
  /** From another source, because Google charges for each check. */
  verify: SuggestionSource["verify"];
  base?: string;
  limits?: FetchLimits;
}

/** Places API (New). Google bills all suggestions and the final lookup of one session token together. */
export function makeGoogleSuggestion(settings: GoogleSettings): SuggestionSource {
  const { key, verify, base = "https://places.googleapis.com", limits = defaultLimits } = settings;
  const headers = { "X-Goog-Api-Key": key, "Content-Type": "application/json" };

  async function request<S extends z.core.$ZodType>(
    schema: S,
    url: URL,
    init: JsonRequest,
  ): Promise<z.output<S> | null> {
    const given = await fetchJson(url, init, limits);
    if (given === null) return null;
    const parsed = z.safeParse(schema, given);
    if (!parsed.success) throw new SuggestionUnavailable(`${url.host}: unexpected answer`);
    return parsed.data;
  }

  return {
    attribution: () => "Powered by Google",

    async suggest({ text, country, session }) {
      const body = {
        input: text,
        sessionToken: session,
        includedRegionCodes: [country],
        languageCode: countryFacts[country].language,
      };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const found = await request(predictions, new URL("/v1/places:autocomplete", base), init);
      const places = found?.suggestions.flatMap(({ placePrediction }) => placePrediction ?? []) ?? [];
      return places
        .filter(({ placeId }) => placeId.length <= maxPlaceIdLength)
        .map(({ placeId, text: title }) => ({ placeId, title: title.text.slice(0, maxPlaceIdLength) }))
        .slice(0, maxSuggestions);
    },

    async resolve(placeId, session) {
      const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, base);
      url.search = new URLSearchParams({
        sessionToken: session,
        languageCode: countryFacts[defaultCountry].language,
      }).toString();
      const masked = { ...headers, "X-Goog-FieldMask": "addressComponents,types" };
      const found = await request(details, url, { headers: masked });
      return found && toParts(found);
    },

    verify,
  };
}

function toParts({ addressComponents: components, types: kinds }: Details): PlaceParts | null {
  const named = (...types: string[]) =>
    types.flatMap((type) => components.filter((component) => component.types.includes(type)))[0];
  const code = named("country")?.shortText?.toLowerCase();
  const country = findCountry(code);
  if (!country) return null;
  const text = (...types: string[]) => named(...types)?.longText ?? null;
  return {
    street: text("route"),
    streetNumber: text("street_number"),
    zip: text("postal_code"),
    city: text("locality", "postal_town", "administrative_area_level_3"),
    country,
    unitName: text("subpremise"),
    severalHomes: kinds.some((kind) => blocksOfFlats.has(kind)),
  };
}

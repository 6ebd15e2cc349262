import { afterEach, describe, expect, test } from "vitest";
import { type SuggestionSource, SuggestionUnavailable } from "../ports.ts";
import { type ReceivedRequest, type DoubleAnswer, startProviderDouble } from "#testing/doubles/provider-double.ts";
import { makeGoogleSuggestion } from "./google-suggestion.ts";
import { makePhotonSuggestion } from "./photon-suggestion.ts";

const verify: SuggestionSource["verify"] = () => Promise.resolve("unknown");
// Only a silent provider needs a short timeout; others may answer slowly on a busy machine.
const longTimeout = 10_000;
const shortTimeout = 150;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function provider(answer: (asked: ReceivedRequest) => DoubleAnswer, timeout = longTimeout) {
  const limits = { timeout, retries: 1 };
  const double = await startProviderDouble(answer);
  closing.push(double.close);
  return {
    ...double,
    photon: makePhotonSuggestion({ url: `${double.url}/`, verify, limits }),
    google: makeGoogleSuggestion({ key: "secret-key", base: double.url, verify, limits }),
  };
}

const query = { text: "Torstr 12 Berlin", country: "de" as const, session: "3f0c8a52-0000-4000-8000-000000000001" };
const torstrasse = { street: "Torstraße", zip: "10119", city: "Berlin", country: "de", unitName: null };

describe("Photon", () => {
  test("gets the typed text and returns each address of the country once", async () => {
    const street = { type: "street", name: "Torstraße", postcode: "10119", city: "Berlin", countrycode: "DE" };
    const house = {
      type: "house",
      street: "Torstraße",
      housenumber: "12",
      postcode: "10119",
      city: "Berlin",
      countrycode: "DE",
    };
    const features = [
      house,
      street,
      { ...street, countrycode: "PL" },
      { type: "city", name: "Berlin", countrycode: "DE" },
    ];
    const { photon, requests } = await provider(() => ({
      json: { features: features.map((properties) => ({ type: "Feature", properties })) },
    }));
    const found = await photon.suggest(query);
    expect(requests[0]?.url.pathname).toBe("/api");
    expect(requests[0]?.url.searchParams.get("q")).toBe("Torstr 12 Berlin");
    expect(found.map(({ title }) => title)).toEqual(["Torstraße 12, 10119 Berlin", "Berlin"]);
    expect(await photon.resolve(found[0]?.placeId ?? "", query.session)).toEqual({ ...torstrasse, streetNumber: "12" });
  });

  test("suggests the typed house number and door, although Photon finds the house beside it", async () => {
    const house = { type: "house", street: "Hauptstraße", postcode: "69117", city: "Heidelberg", countrycode: "DE" };
    const block = { ...house, housenumber: "12a", osm_key: "building", osm_value: "apartments" };
    const { photon } = await provider(() => ({ json: { features: [{ type: "Feature", properties: block }] } }));
    const typed = { ...query, text: "Hauptstraße 12a-c, Whg. 3, Heidelberg" };
    const [found] = await photon.suggest(typed);
    expect(found?.title).toBe("Hauptstraße 12a-c, Whg. 3, 69117 Heidelberg");
    expect(await photon.resolve(found?.placeId ?? "", "s")).not.toHaveProperty("severalHomes");
  });

  test.each([
    ["building", "apartments", true],
    ["building", "house", undefined],
    ["place", "house", undefined],
  ])("tells from %s=%s whether a building has several homes", async (osm_key, osm_value, severalHomes) => {
    const house = { type: "house", street: "Torstraße", housenumber: "12", postcode: "10119", city: "Berlin" };
    const properties = { ...house, countrycode: "DE", osm_key, osm_value };
    const { photon } = await provider(() => ({ json: { features: [{ type: "Feature", properties }] } }));
    const [found] = await photon.suggest(query);
    const place = await photon.resolve(found?.placeId ?? "", query.session);
    expect(place).toEqual({ ...torstrasse, streetNumber: "12", severalHomes });
  });
});

describe("Google Places", () => {
  test("uses one session for suggestions and lookup, and requests only the needed fields", async () => {
    const component = (longText: string, type: string, shortText = longText) => ({
      longText,
      shortText,
      types: [type],
    });
    const { google, requests } = await provider(({ method }) =>
      method === "POST"
        ? {
            json: {
              suggestions: [{ placePrediction: { placeId: "ChIJ/1", text: { text: "Torstraße 12, Berlin" } } }, {}],
            },
          }
        : {
            json: {
              addressComponents: [
                component("12", "street_number"),
                component("Torstraße", "route"),
                component("Berlin", "locality"),
                component("10119", "postal_code"),
                component("Deutschland", "country", "DE"),
              ],
              types: ["premise", "apartment_building"],
            },
          },
    );
    const found = await google.suggest(query);
    expect(found).toEqual([{ placeId: "ChIJ/1", title: "Torstraße 12, Berlin" }]);
    const place = { ...torstrasse, streetNumber: "12", severalHomes: true };
    expect(await google.resolve("ChIJ/1", query.session)).toEqual(place);
    const [typing, lookUp] = requests;
    expect(JSON.parse(typing?.body ?? "")).toMatchObject({ sessionToken: query.session, includedRegionCodes: ["de"] });
    expect(lookUp?.url.pathname).toBe("/v1/places/ChIJ%2F1");
    expect(lookUp?.url.searchParams.get("sessionToken")).toBe(query.session);
    expect(lookUp?.headers).toMatchObject({
      "x-goog-fieldmask": "addressComponents,types",
      "x-goog-api-key": "secret-key",
    });
  });

  test("finds no place for an unknown id or in another country", async () => {
    const abroad = [{ longText: "France", shortText: "FR", types: ["country"] }];
    const { google } = await provider(({ url }) =>
      url.pathname.endsWith("gone") ? { status: 400, json: {} } : { json: { addressComponents: abroad } },
    );
    expect(await google.resolve("gone", "s")).toBeNull();
    expect(await google.resolve("paris", "s")).toBeNull();
  });
});

describe.each(["photon", "google"] as const)("%s", (name) => {
  test.each<[string, DoubleAnswer, number]>([
    ["does not answer", "silence", 2],
    ["hangs up", "hang up", 2],
    ["returns status 500", { status: 500 }, 2],
    ["refuses the API key", { status: 403 }, 1],
    ["returns an HTML page", { raw: "<html>" }, 2],
    ["returns unexpected JSON", { json: { suggestions: "all", features: 1 } }, 1],
    ["redirects", { status: 302 }, 1],
    ["sends an answer without end", "no end", 2],
  ])("that %s is reported as unavailable", async (_, saying, attempts) => {
    const double = await provider(() => saying, saying === "silence" ? shortTimeout : longTimeout);
    const failure = await double[name].suggest(query).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SuggestionUnavailable);
    expect(String(failure)).not.toMatch(/secret-key|Torstr/);
    expect(double.requests).toHaveLength(attempts);
  });

  test("that fails once is retried", async () => {
    let first = true;
    const double = await provider(() => {
      const saying = first ? { status: 503 } : { json: { features: [], suggestions: [] } };
      first = false;
      return saying;
    });
    expect(await double[name].suggest(query)).toEqual([]);
  });
});

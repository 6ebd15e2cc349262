import type { ServerResponse } from "node:http";
import { serve } from "../../tools/lib/serve.ts";

export type PhotonBehaviour = "works" | "silent" | "slow" | "broken" | "garbled" | "unreachable";

export interface PhotonDouble {
  url: string;
  behaviour: PhotonBehaviour;
  countRequests(): number;
  close(): Promise<void>;
}

const home = { postcode: "10119", city: "Berlin", countrycode: "DE" };
const block = { type: "house", street: "Torstraße", housenumber: "12", osm_key: "building", osm_value: "apartments" };
const street = { type: "street", name: "Torgauer Straße" };
const found = JSON.stringify({
  type: "FeatureCollection",
  features: [block, street].map((properties) => ({ type: "Feature", properties: { ...properties, ...home } })),
});

/** A test double of Photon that knows a block of flats and a street, and can misbehave. */
export async function startPhotonDouble(): Promise<PhotonDouble> {
  let requests = 0;
  const respond: Record<PhotonBehaviour, (response: ServerResponse) => void> = {
    works: (response) => response.end(found),
    silent: () => {},
    // Sends some bytes but never ends.
    slow: (response) => response.write(found.slice(0, 40)),
    broken: (response) => response.writeHead(500).end("{}"),
    garbled: (response) => response.end('{"features": [{"properties": "no idea"}]}'),
    unreachable: (response) => response.destroy(),
  };
  const { url, close } = await serve((_request, response) => {
    requests++;
    respond[double.behaviour](response);
  });
  const double: PhotonDouble = {
    url,
    behaviour: "works",
    countRequests: () => requests,
    close,
  };
  return double;
}

import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** The behaviour of the address search. */
export type PhotonMood = "well" | "silent" | "slow" | "broken" | "garbled" | "away";

export interface PhotonDouble {
  url: string;
  mood: PhotonMood;
  /** The number of requests. */
  asked(): number;
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
  let asked = 0;
  const say: Record<PhotonMood, (response: ServerResponse) => void> = {
    well: (response) => response.end(found),
    silent: () => {},
    // Sends some bytes but never ends.
    slow: (response) => response.write(found.slice(0, 40)),
    broken: (response) => response.writeHead(500).end("{}"),
    garbled: (response) => response.end('{"features": [{"properties": "no idea"}]}'),
    away: (response) => response.destroy(),
  };
  const server = createServer((_request, response) => {
    asked++;
    say[double.mood](response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const double: PhotonDouble = {
    url: `http://127.0.0.1:${address.port}`,
    mood: "well",
    asked: () => asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}

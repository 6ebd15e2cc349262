import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

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
  const server = createServer((_request, response) => {
    requests++;
    respond[double.behaviour](response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const double: PhotonDouble = {
    url: `http://127.0.0.1:${address.port}`,
    behaviour: "works",
    countRequests: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}

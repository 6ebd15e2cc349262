import { setTimeout as wait } from "node:timers/promises";
import { expectSuccess } from "../src/tenant-by-api.ts";
import { apiClientFor } from "../src/api-client.ts";
import type { Fault } from "./fault.ts";
import { makeClient } from "./traffic.ts";

const second = 1_000;
/** More than a busy machine needs, and less than the time after which a connection to the database is given up. */
const mostSeconds = 4.8;

/**
 * Names of outside services cannot be resolved, and DNS does not answer. Requests that need none of them must not
 * notice.
 */
export const silentNames: Fault = {
  name: "DNS is silent for 20 s",
  needsMount: true,
  async inject({ names, url }) {
    names?.pause();
    const over = wait(20 * second).then(() => names?.resume());
    // Each needs the name of the address source, and gives up on it.
    const outside = apiClientFor(url);
    const body = { query: "Torstraße 12, Berlin", country: "de" };
    const searches = Array.from({ length: 40 }, () => outside.post("/suggestion", body));
    const client = makeClient(url);
    while (client.samples.length < 40) {
      expectSuccess(await client.post("/onboarding/tenant/init"));
      await wait(second / 4);
    }
    const wrong = (await Promise.all(searches))
      .filter(({ status }) => status !== 200 && status !== 503)
      .map(({ status }) => `an address search got ${status}`);
    const slowest = Math.max(...client.samples.map(({ took }) => took)) / second;
    if (slowest > mostSeconds) wrong.push(`a request that needs no outside service took ${slowest.toFixed(1)} s`);
    if (client.samples.some(({ kind }) => kind !== "ok")) wrong.push("a request that needs no outside service failed");
    await over;
    return wrong;
  },
};

import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { isApi } from "./is-api.ts";
import { networkOf } from "./network-of.ts";
import { refusalAnswer, refuseTemporarily } from "./refusal.ts";
import { send } from "./send.ts";
import { minute, toSeconds } from "../rules/durations.ts";

/** Networks that are counted at once. The one that came first makes room for another. */
const mostNetworks = 100_000;

/**
 * Limits the requests under /api per network and minute. Each server counts for itself, by a timer: with a clock that is set
 * back an hour, the minute would last an hour.
 */
export function limitRequestRate(app: FastifyInstance, { requestsPerMinute }: Pick<Config, "requestsPerMinute">): void {
  const counts = new Map<string, number>();
  let began = performance.now();
  app.addHook("onRequest", (request, reply, done) => {
    if (!isApi(request) || request.routeOptions.config.isUnlimited) return done();
    const now = performance.now();
    if (now - began >= minute) {
      counts.clear();
      began = now;
    }
    const network = networkOf(request.ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (counts.size > mostNetworks) counts.delete(counts.keys().next().value ?? "");
    if (count <= requestsPerMinute) return done();
    void send(reply, refusalAnswer(refuseTemporarily("RATE_LIMITED", toSeconds(began + minute - now))));
  });
}

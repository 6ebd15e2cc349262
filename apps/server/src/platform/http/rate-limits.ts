import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { isApi } from "./is-api.ts";
import { networkOf } from "./network-of.ts";

/** Limits the requests under /api per network and minute. Each server counts for itself. */
export async function limitRequestRate(app: FastifyInstance, { requestsPerMinute }: Config): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isApi(request),
    keyGenerator: ({ ip }) => networkOf(ip),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
}

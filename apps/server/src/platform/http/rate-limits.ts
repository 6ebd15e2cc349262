import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { isApi } from "./security-headers.ts";

/** So many requests under /api a minute from one address; the count is each server's own. */
export async function limitRates(app: FastifyInstance, { requestsPerMinute }: Config): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isApi(request.url),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
}

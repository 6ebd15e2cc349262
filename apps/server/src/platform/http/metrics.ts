import { createServer, type RequestListener, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config/config-error.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { ResponseObserver } from "./after-response.ts";

export function measureRequests(metrics: Pick<Metrics, "request">): ResponseObserver {
  return ({ method }, { route, status, duration }) => metrics.request(duration, { method, route, status });
}

/**
 * Serves `/metrics` on a separate port, because figures about the business and the machine are not public. The port
 * closes with the app.
 */
export async function openMetrics(
  app: FastifyInstance,
  scrape: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === "GET" && request.url === "/metrics") scrape(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve)).catch(
    (error: unknown) => {
      throw new ConfigError(
        `METRICS_PORT cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
      );
    },
  );
  app.server.once("close", () => server.close());
  return server;
}

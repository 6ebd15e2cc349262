import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config/config-error.ts";
import { afterResponse } from "./after-response.ts";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
}

export function collectMetrics(app: FastifyInstance): void {
  // Not the global registry: several servers in one process, as in tests, must not share counters.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Response time by route pattern (paths may contain tokens).",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.decorate("metrics", registry);
  afterResponse(app, ({ method }, { route, status, duration }) =>
    seconds.observe({ method, route, status }, duration / 1000),
  );
}

/**
 * Serves `/metrics` on a port of its own, because figures of the business and the machine are not for strangers. It
 * closes together with the app.
 */
export async function openMetrics(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => void answer(app.metrics, request, response));
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

async function answer(metrics: Registry, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": metrics.contentType }).end(await metrics.metrics());
}

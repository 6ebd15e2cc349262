import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../tokens.ts";

export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    const ready = !deps.lifecycle.stopping && (await deps.isReady());
    if (!ready) return reply.code(503).send({ status: "not ready" });
    return reply.send({ status: "ready", warnings: await deps.findWarnings() });
  });

  registerMetricsRoute(app, deps);
}

/** Figures of the business and the machine are not for strangers: for them the path does not exist. */
function registerMetricsRoute(app: FastifyInstance, { config: { metricsKey } }: Deps): void {
  const expected = metricsKey === null ? null : hashToken(`Bearer ${metricsKey}`);
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
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async ({ headers }, reply) => {
    const given = hashToken(headers.authorization ?? "");
    if (!expected || !timingSafeEqual(given, expected)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

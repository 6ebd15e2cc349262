import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";

export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    const ready = !deps.lifecycle.stopping && (await deps.isReady());
    if (!ready) return reply.code(503).send({ status: "not ready" });
    return reply.send({ status: "ready", warnings: await deps.findWarnings() });
  });
}

import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { waitAtMost } from "../wait-at-most.ts";

/** In ms: a busy database must not make monitoring wait. */
const warningsWithin = 200;

export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  const warnings = rememberWarnings(deps);
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    // Side by side: each may take a while on a busy server.
    const [isReady, found] = await Promise.all([deps.isReady(), warnings.read()]);
    if (deps.lifecycle.stopping || !isReady) return reply.code(503).send({ status: "not ready" });
    return reply.send({ status: "ready", warnings: found });
  });
}

/** While the database is too busy to answer in time, the last known warnings. */
function rememberWarnings({ findWarnings }: Pick<Deps, "findWarnings">) {
  let known: string[] = [];
  let finding: Promise<void> | null = null;
  const find = () =>
    findWarnings()
      .then((found) => void (known = found))
      .catch(() => {})
      .finally(() => (finding = null));
  return {
    async read(): Promise<string[]> {
      await waitAtMost(warningsWithin, (finding ??= find()));
      return known;
    },
  };
}

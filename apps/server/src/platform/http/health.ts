import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { waitAtMost } from "../wait-at-most.ts";

/** In ms: a busy database must not make monitoring wait. */
const warningsWithin = 200;

export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  const warnings = rememberWarnings(deps);
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    if (deps.lifecycle.stopping || !(await deps.isReady())) return reply.code(503).send({ status: "not ready" });
    return reply.send({ status: "ready", warnings: await warnings.read() });
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

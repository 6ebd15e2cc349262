import type { FastifyInstance } from "fastify";
import type { Readiness } from "../readiness.ts";
import { waitAtMost } from "../wait-at-most.ts";

/** In ms. Monitoring must not wait for a busy database. */
const warningsWithin = 200;

interface HealthDeps {
  readiness: Pick<Readiness, "findProblem">;
  /** Problems that the operator should fix; the server keeps serving. */
  findWarnings(): Promise<string[]>;
}

export function registerHealthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const warnings = rememberWarnings(deps);
  app.get("/healthz", (_request, reply) => reply.header("Cache-Control", "no-store").send({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    // In parallel, because each may take a while on a busy server.
    const [problem, found] = await Promise.all([deps.readiness.findProblem(), warnings.read()]);
    void reply.header("Cache-Control", "no-store");
    if (problem !== null) return reply.code(503).send({ status: "not ready", problem });
    return reply.send({ status: "ready", warnings: found });
  });
}

/** Falls back to the last known warnings while the database is too busy to answer in time. */
function rememberWarnings({ findWarnings }: Pick<HealthDeps, "findWarnings">) {
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

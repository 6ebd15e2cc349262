import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refusalAnswer, refuseTemporarily } from "./refusal.ts";
import { send } from "./route.ts";

/** Still answered while the server stops, so that monitoring can see it. */
const monitoringPaths = new Set(["/healthz", "/readyz"]);

/** Refuses new requests once the server is stopping (wire decisions, "Running it": SIGTERM). */
export function trackRequests(app: FastifyInstance, { lifecycle }: Pick<Deps, "lifecycle">): void {
  const counted = new WeakSet<object>();
  app.addHook("onRequest", async (request, reply) => {
    if (monitoringPaths.has(request.url)) return undefined;
    if (lifecycle.stopping) {
      void reply.header("Connection", "close");
      return send(reply, refusalAnswer(refuseTemporarily("PROVIDER_UNAVAILABLE", 5)));
    }
    lifecycle.begin();
    counted.add(request);
    return undefined;
  });
  app.addHook("onResponse", (request, _reply, done) => {
    if (counted.delete(request)) lifecycle.end();
    done();
  });
}

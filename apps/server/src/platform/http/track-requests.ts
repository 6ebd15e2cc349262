import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refusalAnswer, refuseForNow } from "./refusal.ts";
import { send } from "./route.ts";

/** Still answered while the server stops: whoever watches it is to see that. */
const watching = new Set(["/healthz", "/readyz", "/metrics"]);

/** Counts what runs, and refuses what is new once the server stops (wire decisions, "Running it": SIGTERM). */
export function trackRequests(app: FastifyInstance, { lifecycle }: Pick<Deps, "lifecycle">): void {
  const counted = new WeakSet<object>();
  app.addHook("onRequest", async (request, reply) => {
    if (watching.has(request.url)) return undefined;
    if (lifecycle.stopping) {
      void reply.header("Connection", "close");
      return send(reply, refusalAnswer(refuseForNow("PROVIDER_UNAVAILABLE", 5)));
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

import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";

/** One line for each request. The route's pattern stands for its address: paths and queries may hold tokens. */
export function logRequests(app: FastifyInstance, { log }: Pick<Deps, "log">): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions, id } = request;
    const ms = Math.round(reply.elapsedTime);
    log.info({ id, method, route: routeOptions.url ?? "none", status: reply.statusCode, ms }, "request");
    done();
  });
}

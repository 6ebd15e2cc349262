import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./send.ts";

const apiRoute = /^\/api(?:\/|$)/;

/** Decides by the matched route, because a path can be written in many ways, such as `/%61pi` or with a host. */
export function isApi({ routeOptions }: FastifyRequest): boolean {
  return apiRoute.test(routeOptions.url ?? "");
}

/** Gives unknown paths of the API a route, so that the headers and limits of the API apply to them too. */
export function refuseUnknownApiPaths(app: FastifyInstance): void {
  for (const path of ["/api", "/api/*"])
    app.all(path, (_request, reply) => send(reply, refusalAnswer(refuse("NOT_FOUND"))));
}

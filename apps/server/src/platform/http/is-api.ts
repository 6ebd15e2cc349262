import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./send.ts";

const apiRoute = /^\/api(?:\/|$)/;

/** Decides by the matched route, because a path can be written in many ways, such as `/%61pi` or with a host. */
export function isApi({ routeOptions }: FastifyRequest): boolean {
  return apiRoute.test(routeOptions.url ?? "");
}

/**
 * Gives all other paths and methods of the API a route, so that the headers and limits of the API apply to them too: an
 * unknown path is refused, and a known one names its methods in `Allow`. Registered before the routes, to see them.
 */
export function refuseUnknownApiPaths(app: FastifyInstance): void {
  const routes: { path: string[]; methods: string[] }[] = [];
  for (const path of ["/api", "/api/*"])
    app.all(path, (request, reply) => {
      const asked = (request.url.split("?", 1)[0] ?? "").split("/");
      const allowed = new Set(routes.filter(({ path: own }) => fits(own, asked)).flatMap(({ methods }) => methods));
      if (allowed.size === 0) return send(reply, refusalAnswer(refuse("NOT_FOUND")));
      void reply.header("Allow", [...allowed, "OPTIONS"].join(", "));
      if (request.method === "OPTIONS") return reply.code(204).send();
      return send(reply, refusalAnswer(refuse("METHOD_NOT_ALLOWED")));
    });
  app.addHook("onRoute", ({ url, method }) => {
    if (apiRoute.test(url)) routes.push({ path: url.split("/"), methods: [method].flat() });
  });
}

function fits(route: readonly string[], path: readonly string[]): boolean {
  const isSame = (part: string, index: number) => part === path[index] || (part.startsWith(":") && path[index] !== "");
  return route.length === path.length && route.every(isSame);
}

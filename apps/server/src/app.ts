import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { features } from "./features/index.ts";
import { acceptJson } from "./http/bodies.ts";
import { answerErrors } from "./http/errors.ts";
import { logRequests } from "./http/request-log.ts";

/** Builds the whole server on what it is given; main listens with it, tests inject into it. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  // Fastify's own log would write addresses, and tokens are in them.
  // An overlong token is unknown like any other, and is answered so.
  const app = Fastify({
    logger: false,
    trustProxy: deps.config.trustProxy,
    bodyLimit: 100_000,
    routerOptions: { maxParamLength: 16_000 },
  });
  acceptJson(app);
  answerErrors(app, deps);
  logRequests(app, deps);
  for (const register of features) await register(app, deps);
  return app;
}

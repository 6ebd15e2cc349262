import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { features } from "./features.ts";
import { acceptJson } from "./platform/http/bodies.ts";
import { answerErrors } from "./platform/http/errors.ts";
import { servePages } from "./pages/pages.ts";
import { limitRates } from "./platform/http/rate-limits.ts";
import { refusalAnswer, refuse } from "./platform/http/refusal.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { send } from "./platform/http/route.ts";
import { secureHeaders } from "./platform/http/security-headers.ts";
import { shareTime } from "./platform/http/shared-time.ts";
import { trackRequests } from "./platform/http/track-requests.ts";

/** Builds the whole server on what it is given; main listens with it, tests inject into it. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const setHeaders = secureHeaders(deps);
  const app = Fastify({
    // Fastify's own log would write addresses, and tokens are in them.
    logger: false,
    trustProxy: deps.config.trustProxy,
    bodyLimit: 100_000,
    // An overlong token is unknown like any other, and is answered so.
    routerOptions: { maxParamLength: 16_000 },
    // An address that cannot be decoded is nobody's; the answer must not repeat it. No hook sees it.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      void send(reply, refusalAnswer(refuse("NOT_FOUND")));
    },
  });
  // Before whatever may answer.
  app.addHook("onRequest", (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  acceptJson(app);
  answerErrors(app, deps);
  logRequests(app, deps);
  trackRequests(app, deps);
  await limitRates(app, deps.config);
  await app.register(fastifyCookie);
  shareTime(app, deps);
  for (const register of features) await register(app, deps);
  await servePages(app, deps);
  return app;
}

import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { registerAccountRoutes } from "./account/index.ts";
import { registerAddressRoutes } from "./addresses/index.ts";
import { registerApplicationRoutes } from "./application/index.ts";
import { registerBillingRoutes } from "./billing/index.ts";
import { registerDeskRoutes } from "./desk/index.ts";
import { registerDevRoutes } from "./dev/index.ts";
import { registerDocumentRoutes } from "./documents/index.ts";
import { registerInvitationRoutes } from "./invitations/index.ts";
import { registerLandlordRoutes } from "./landlord/index.ts";
import { registerLeavingRoutes } from "./leaving/index.ts";
import { registerSettingsRoute, servePages } from "./pages/index.ts";
import { registerPartnerRoutes } from "./partners/index.ts";
import { registerHealthRoutes } from "./platform/http/health.ts";
import { registerOpenApiRoute } from "./platform/openapi/routes.ts";
import { registerPolicyDocumentRoutes } from "./policy-documents/index.ts";
import { registerQuoteRoutes } from "./quote/index.ts";
import { registerRatingRoutes } from "./rating/index.ts";
import { registerSigningRoutes } from "./signing/index.ts";
import { acceptJson } from "./platform/http/bodies.ts";
import { answerErrors } from "./platform/http/errors.ts";
import { limitRates } from "./platform/http/rate-limits.ts";
import { refusalAnswer, refuse } from "./platform/http/refusal.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { send } from "./platform/http/route.ts";
import { secureHeaders } from "./platform/http/security-headers.ts";
import { shareTime } from "./platform/http/shared-time.ts";
import { trackRequests } from "./platform/http/track-requests.ts";

type RegisterRoutes = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

const routes: readonly RegisterRoutes[] = [
  registerHealthRoutes,
  registerOpenApiRoute,
  registerSettingsRoute,
  registerApplicationRoutes,
  registerAddressRoutes,
  registerQuoteRoutes,
  registerDocumentRoutes,
  registerSigningRoutes,
  registerBillingRoutes,
  registerPolicyDocumentRoutes,
  registerLandlordRoutes,
  registerInvitationRoutes,
  registerPartnerRoutes,
  registerAccountRoutes,
  registerLeavingRoutes,
  registerRatingRoutes,
  registerDeskRoutes,
  registerDevRoutes,
];

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
  for (const register of routes) await register(app, deps);
  await servePages(app, deps);
  return app;
}

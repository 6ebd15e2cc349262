import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { registerAccountRoutes } from "./account/index.ts";
import { registerAddressRoutes } from "./addresses/index.ts";
import { registerApiDocsRoutes } from "./api-docs/index.ts";
import { registerAmendmentRoutes } from "./amendments/index.ts";
import { registerApplicationRoutes } from "./application/index.ts";
import { registerBillingRoutes } from "./billing/index.ts";
import { registerStaffRoutes } from "./staff/index.ts";
import { registerDevRoutes } from "./dev/index.ts";
import { registerDocumentRoutes } from "./documents/index.ts";
import { registerInvitationRoutes } from "./invitations/index.ts";
import { registerLandlordRoutes } from "./landlord/index.ts";
import { registerLeavingRoutes } from "./leaving/index.ts";
import { registerSettingsRoute, servePages } from "./pages/index.ts";
import { registerPartnerRoutes } from "./partners/index.ts";
import { registerHealthRoutes } from "./platform/http/health.ts";
import { registerOpenApiRoute } from "./platform/openapi/document.ts";
import { registerPolicyDocumentRoutes } from "./policy-documents/index.ts";
import { registerQuoteRoutes } from "./quote/index.ts";
import { registerRatingRoutes } from "./rating/index.ts";
import { registerSigningRoutes } from "./signing/index.ts";
import { afterResponse, type ResponseObserver } from "./platform/http/after-response.ts";
import { acceptJson, refuseEncodedBodies } from "./platform/http/bodies.ts";
import { answerUnreadable, refuseExpectations } from "./platform/http/answer-unreadable.ts";
import { handleErrors } from "./platform/http/errors.ts";
import { refuseUnknownApiPaths } from "./platform/http/is-api.ts";
import { limitConcurrency } from "./platform/http/limit-concurrency.ts";
import { limitBodyTime } from "./platform/http/limit-body-time.ts";
import { limitPipelining } from "./platform/http/limit-pipelining.ts";
import { limitRequestRate } from "./platform/http/rate-limits.ts";
import { rememberAddresses } from "./platform/http/remember-addresses.ts";
import { measureRequests } from "./platform/http/metrics.ts";
import { runFor } from "./platform/cause.ts";
import { readRequestId } from "./platform/http/request-id.ts";
import { refusalAnswer, refuse } from "./platform/http/refusal.ts";
import { refuseForeignWrites } from "./platform/http/refuse-foreign-writes.ts";
import { requireOneHost } from "./platform/http/require-one-host.ts";
import { fixedHeaders, secureHeaders } from "./platform/http/security-headers.ts";
import { beginSpans, endSpan } from "./platform/http/trace-requests.ts";
import { send } from "./platform/http/send.ts";

type RegisterRoutes = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

const routes: readonly RegisterRoutes[] = [
  registerHealthRoutes,
  registerOpenApiRoute,
  registerApiDocsRoutes,
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
  registerAmendmentRoutes,
  registerRatingRoutes,
  registerStaffRoutes,
  registerDevRoutes,
];

/** How old this server's copy of the shared clock may be, in ms. */
const maxClockAge = 1000;

/** In ms. Longer than any answer lets a client wait. */
const stalledAfter = 300_000;

/** Builds the app without listening: main listens, tests inject requests. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const setHeaders = secureHeaders(deps);
  const fixed = fixedHeaders(deps);
  const app = Fastify({
    // Fastify's own log would contain URLs, some of which contain tokens.
    logger: false,
    trustProxy: trustedProxies(deps.config),
    bodyLimit: 100_000,
    // Otherwise clients that stop reading would keep their connection, an open file and its memory for ever.
    connectionTimeout: stalledAfter,
    genReqId: readRequestId,
    rewriteUrl: ({ url = "/" }) => withoutOrigin(url),
    // Node would answer without a problem body; requireOneHost refuses it.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable(fixed),
    // Lets a token of any length reach its route, so that an overlong one gets the same answer as an unknown one.
    routerOptions: { maxParamLength: 16_000 },
    // Fastify's own answer would repeat the URL, and no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      void reply.header("Cache-Control", "no-store");
      void send(reply, refusalAnswer(refuse("NOT_FOUND")));
    },
  });
  rememberAddresses(app);
  limitPipelining(app);
  refuseExpectations(app, fixed);
  // The first hook, so that answers from all later hooks have the headers too.
  app.addHook("onRequest", (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  if (deps.telemetry.traces) beginSpans(app);
  acceptJson(app);
  handleErrors(app, deps);
  app.addHook("onRequest", (request, _reply, done) => {
    request.logFields = {};
    done();
  });
  afterResponse(app, [...(deps.telemetry.traces ? [endSpan] : []), logRequests(deps), measureRequests(deps.metrics)]);
  closeConnections(app, deps);
  requireOneHost(app);
  const slots = limitConcurrency(app, deps.config);
  deps.readiness.addCheck(() => (slots.areStuck() ? "requests have stopped making progress" : null));
  limitRequestRate(app, deps.config);
  refuseForeignWrites(app, deps.config);
  refuseEncodedBodies(app);
  limitBodyTime(app, deps.config);
  await app.register(fastifyCookie);
  syncClock(app, deps);
  // After the body has arrived, whose events do not belong to the request.
  app.addHook("preHandler", ({ id }, _reply, done) => runFor(id, done));
  refuseUnknownApiPaths(app);
  for (const register of routes) await register(app, deps);
  await servePages(app, deps);
  return app;
}

/** A client may send the whole address (RFC 9112, 3.2.2), as it does to a proxy. */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}

/** A worker serves no users, only health checks. */
export function buildWorkerApp(deps: Deps): FastifyInstance {
  const app = Fastify({ logger: false });
  afterResponse(app, [measureRequests(deps.metrics)]);
  registerHealthRoutes(app, deps);
  return app;
}

/**
 * Fastify does not accept a number of proxies, because it cannot check the nearest one. The operator who sets the
 * number vouches for it.
 */
function trustedProxies({ trustProxy }: Deps["config"]) {
  return typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** Routes that monitoring asks every few seconds. */
const unlogged = new Set(["/healthz", "/readyz"]);

/** Logs the route's pattern instead of the URL: paths and queries may contain tokens. */
function logRequests({ log }: Deps): ResponseObserver {
  return ({ id, method, logFields }, { route, status, duration }) => {
    if (!unlogged.has(route))
      log.info({ id, method, route, status, ms: Math.round(duration), ...logFields }, "request");
  };
}

/** A server that is stopping asks its clients to open a new connection, which leads to another copy. */
function closeConnections(app: FastifyInstance, { lifecycle }: Deps): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (lifecycle.stopping) void reply.header("Connection", "close");
    done();
  });
}

function syncClock(app: FastifyInstance, { settableClock }: Deps): void {
  if (!settableClock) return;
  app.addHook("onRequest", async (request) => {
    if (request.url !== "/healthz" && request.url !== "/readyz") await settableClock.refresh(maxClockAge);
  });
}

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import type { Config } from "../config/settings.ts";
import type { AnalyticsTag, CardFormSources } from "../third-party-sources.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { isApi } from "./is-api.ts";

interface HeaderDeps {
  config: Config;
  analyticsTag: AnalyticsTag;
  cardFormSources: CardFormSources | null;
}

/** Returns a function that sets the security headers. Answers that bypass the hooks must call it themselves. */
export function secureHeaders(deps: HeaderDeps): (request: FastifyRequest, reply: FastifyReply) => void {
  const fixed = fixedHeaders(deps);
  return (request, reply) => {
    void reply.headers(fixed).header("X-Request-Id", request.id);
    if (isApi(request)) void reply.header("Cache-Control", "no-store");
  };
}

/** The same for all requests, so Helmet does not have to build them again for each. */
export function fixedHeaders({ config, analyticsTag, cardFormSources }: HeaderDeps) {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, analyticsTag, cardFormSources),
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    strictTransportSecurity: config.publicUrl.startsWith("https:") && { maxAge: 31_536_000, includeSubDomains: false },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders(), "permissions-policy": "camera=(), geolocation=(), microphone=()" };
}

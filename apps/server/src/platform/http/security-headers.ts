import type { FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import type { Deps } from "../../deps.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { isApi } from "./is-api.ts";

/** Returns a function that sets the security headers. Answers that bypass the hooks must call it themselves. */
export function secureHeaders({
  config,
  analyticsTag,
  cardFormSources,
}: Pick<Deps, "config" | "analyticsTag" | "cardFormSources">): (request: FastifyRequest, reply: FastifyReply) => void {
  // Not the Fastify plugin, which would rebuild the policy for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, analyticsTag, cardFormSources),
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    strictTransportSecurity: config.publicUrl.startsWith("https:") && { maxAge: 31_536_000, includeSubDomains: false },
  });
  return (request, reply) => {
    setHeaders(request.raw, reply.raw, () => undefined);
    void reply.header("X-Request-Id", request.id);
    void reply.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (isApi(request)) void reply.header("Cache-Control", "no-store");
  };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import type { Deps } from "../../deps.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { apiBase } from "./route.ts";

/**
 * What sets the headers of every answer, also of those that no hook sees. The pages run no script and no style that does not
 * come as a file of ours.
 */
export function secureHeaders({
  config,
  analyticsTag,
  cardFormSources,
}: Pick<Deps, "config" | "analyticsTag" | "cardFormSources">): (request: FastifyRequest, reply: FastifyReply) => void {
  // By itself, not as the server's plug-in, which would put the policy together again for each request.
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
    void reply.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (isApi(request.url)) void reply.header("Cache-Control", "no-store");
  };
}

/** Whether an address belongs to the API, so that its answers are JSON even when nothing is there. */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url) || url.startsWith(apiBase);
}

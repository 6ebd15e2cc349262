import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../settings.ts";
import { apiBase } from "./route.ts";

/** Headers of every answer. The pages run no script and no style that does not come as a file of ours. */
export async function secureHeaders(
  app: FastifyInstance,
  { sentryDsn, designSystemUrl, publicUrl }: Config,
): Promise<void> {
  const remote = designSystemUrl ? [new URL(designSystemUrl).origin] : [];
  const errorReports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  const https = publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remote],
        styleSrc: ["'self'", ...remote],
        fontSrc: ["'self'", ...remote],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...remote, ...errorReports],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http, as on one's own machine, the browser would look for an https that is not there.
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (isApi(request.url)) void reply.header("Cache-Control", "no-store");
    done();
  });
}

/** Whether an address belongs to the API, so that its answers are JSON even when nothing is there. */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url) || url.startsWith(apiBase);
}

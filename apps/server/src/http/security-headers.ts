import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { apiBase } from "./route.ts";

/** Headers of every answer. The pages run no script and no style that does not come as a file of ours. */
export async function secureHeaders(
  app: FastifyInstance,
  { config, analyticsTag, cardFormSources }: Pick<Deps, "config" | "analyticsTag" | "cardFormSources">,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, analyticsTag, cardFormSources),
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    strictTransportSecurity: config.publicUrl.startsWith("https:") && { maxAge: 31_536_000, includeSubDomains: false },
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

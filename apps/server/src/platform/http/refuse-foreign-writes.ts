import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/settings.ts";
import { isOneClick, readingMethods } from "./bodies.ts";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./send.ts";

/**
 * Refuses writes that another site's page makes in a visitor's browser. Programs send neither Origin nor
 * Sec-Fetch-Site, and are allowed because they send no cookies either.
 */
export function refuseForeignWrites(app: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook("onRequest", async (request, reply) => {
    if (readingMethods.has(request.method) || isOneClick(request) || isFromOwnSite(request, ownOrigin))
      return undefined;
    return send(reply, refusalAnswer(refuse("ORIGIN_REFUSED")));
  });
}

function isFromOwnSite({ headers, host }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined || origin === ownOrigin) return true;
  // Our Referrer-Policy makes browsers hide the origin of some requests.
  if (origin === "null") return site === "same-origin";
  // The server may have several host names, such as one for each country.
  return URL.canParse(origin) && new URL(origin).host === host;
}

import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";

/** How old a server's knowledge of the shared clock may be, in ms. */
const oldest = 1000;

/** Outside production another server may have moved the clock: each request first looks, at most once a second. */
export function shareTime(app: FastifyInstance, { settableClock }: Pick<Deps, "settableClock">): void {
  if (!settableClock) return;
  app.addHook("onRequest", async (request) => {
    if (request.url !== "/healthz" && request.url !== "/readyz") await settableClock.refresh(oldest);
  });
}

import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCardRoutes } from "./cards/routes.ts";
import { registerNoticeRoutes } from "./notices/routes.ts";

/** Registers card changes, payments on the spot, the provider's webhooks and the sandbox's card form. */
export async function registerBillingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerCardRoutes(app, deps);
  await registerNoticeRoutes(app, deps);
}

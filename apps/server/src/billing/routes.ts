import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCardRoutes } from "./cards/routes.ts";
import { registerNoticeRoutes } from "./notices/routes.ts";

export async function registerBillingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerCardRoutes(app, deps);
  await registerNoticeRoutes(app, deps);
}

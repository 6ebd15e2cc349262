import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { chargeRoutes } from "./charges.ts";
import { clockRoutes } from "./clock.ts";
import { mailRoutes } from "./mail.ts";

/** Calls that do not exist in production. Source: wire decisions, "Running it". */
export function registerDevRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.devCalls) return;
  clockRoutes(app, deps);
  chargeRoutes(app, deps);
  mailRoutes(app, deps);
}

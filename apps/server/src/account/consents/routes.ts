import { decideConsent, listConsents } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerSessionCall } from "../register-session-call.ts";
import { decide } from "./decide.ts";
import { readConsents } from "./read-consents.ts";

/** Consents, for whose they are to see, take back and give again (docs/privacy.md). */
export function registerConsentRoutes(app: FastifyInstance, deps: Deps): void {
  registerSessionCall(app, deps, listConsents, (_input, { id }) => readConsents(deps.db, id));

  registerSessionCall(app, deps, decideConsent, ({ body }, { id }, { userAgent }) => decide(deps, id, body, userAgent));
}

import { getDoublePolicy, getProductValidation, getTenant, getTestMode } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication } from "./find-application.ts";
import { toTenantRecord } from "./tenant-record.ts";
import type { Deps } from "../deps.ts";
import { registerQuestionRoutes } from "./questions/routes.ts";
import { checkDoublePolicy } from "./check-double-policy.ts";
import { registerReminderRoutes } from "./reminder-routes.ts";
import { registerResumeRoutes } from "./resume-routes.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerApplicationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getTenant, async ({ params }) => {
    const application = await findApplication(deps, params.token);
    return application ? toTenantRecord(application, params.token) : refuse("TOKEN_UNKNOWN");
  });

  registerCall(app, deps, getTestMode, async ({ params }) => {
    const application = await findApplication(deps, params.token);
    return application ? { test: application.isTest } : refuse("TOKEN_UNKNOWN");
  });

  registerCall(app, deps, getProductValidation, async ({ params }) => {
    const application = await findApplication(deps, params.token);
    return application ? deps.config.products[application.country] : refuse("TOKEN_UNKNOWN");
  });

  registerCall(app, deps, getDoublePolicy, ({ params }, { ip }) => checkDoublePolicy(deps, params.token, ip));

  registerQuestionRoutes(app, deps);
  registerResumeRoutes(app, deps);
  registerReminderRoutes(app, deps);
}

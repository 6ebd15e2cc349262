import { getDoublePolicy, getProductValidation, getTenant } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { toTenantRecord } from "./tenant-record.ts";
import type { Deps } from "../deps.ts";
import { registerQuestionRoutes } from "./questions/routes.ts";
import { checkDoublePolicy } from "./check-double-policy.ts";
import { registerReminderRoutes } from "./reminder-routes.ts";
import { registerResumeRoutes } from "./resume-routes.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerApplicationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getTenant, (_input, { caller: { application, token } }) =>
    toTenantRecord(application, token),
  );

  registerCall(
    app,
    deps,
    getProductValidation,
    (_input, { caller: { application } }) => deps.config.products[application.country],
  );

  registerCall(app, deps, getDoublePolicy, (_input, { caller: { application }, ip }) =>
    checkDoublePolicy(deps, application, ip),
  );

  registerQuestionRoutes(app, deps);
  registerResumeRoutes(app, deps);
  registerReminderRoutes(app, deps);
}

import { getDoublePolicy, getProductValidation, getTenant, stopReminders } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { toTenantRecord } from "./tenant-record.ts";
import { findLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerQuestionRoutes } from "./questions/routes.ts";
import { checkDoublePolicy } from "./check-double-policy.ts";
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

  registerCall(app, deps, stopReminders, async ({ params }) => {
    const link = await findLink(deps, params.token, "no-reminders");
    if (!link) return refuse("TOKEN_UNKNOWN");
    await deps.db
      .insertInto("reminder_stop")
      .values({ email_hash: Buffer.from(link.subject, "hex"), at: deps.clock.now() })
      .onConflict((conflict) => conflict.column("email_hash").doNothing())
      .execute();
    return { stopped: true as const };
  });

  registerQuestionRoutes(app, deps);
  registerResumeRoutes(app, deps);
}

import { askToResume, type CallInput, resumeTenant } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication } from "./find-application.ts";
import { useResumeLink } from "./resume-link.ts";
import type { Deps } from "../deps.ts";
import { refuse, registerCall } from "../platform/http/route.ts";
import { toTenantRecord } from "./tenant-record.ts";

export function registerResumeRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askToResume, ({ body }) => requestResumeLink(deps, body), { limit: "mails" });

  registerCall(app, deps, resumeTenant, async ({ body }) => {
    const token = (await useResumeLink(deps, body.token)) ?? body.token;
    const application = await findApplication(deps, token);
    return application ? toTenantRecord(application, token) : refuse("TOKEN_UNKNOWN");
  });
}

async function requestResumeLink(deps: Deps, { email, token }: CallInput<typeof askToResume>["body"]) {
  const own = token ? await findApplication(deps, token) : null;
  // A job looks up the application later, so the response cannot reveal whether one exists.
  await deps.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("resume_request")
      .values({
        id: deps.random.uuid(),
        email_key: email.toLowerCase(),
        ref_id: own?.refId ?? null,
        created_at: deps.clock.now(),
      })
      .execute();
    await deps.jobs.nudge(transaction);
  });
  deps.jobs.wake();
  return { sent: true as const };
}

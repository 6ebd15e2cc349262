import { askToResume, type CallInput, getResumeLink, mailboxOf, resumeTenant } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication } from "./find-application.ts";
import { redeemResumeLink, viewResumeLink } from "./resume-link.ts";
import { findLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { recordLinkFollowed, requestedMailLimit } from "../mails/index.ts";
import { refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import { toTenantRecord } from "./tenant-record.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerResumeRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askToResume, ({ body }) => requestResumeLink(deps, body), { limit: "mails" });

  registerCall(
    app,
    deps,
    getResumeLink,
    async ({ params }) => (await viewResumeLink(deps, params.token)) ?? refuse("TOKEN_UNKNOWN"),
  );

  registerCall(app, deps, resumeTenant, async ({ body }) => {
    const token = (await redeemResumeLink(deps, body.token)) ?? body.token;
    const application = await findApplication(deps, token);
    if (!application) return refuse("TOKEN_UNKNOWN");
    const link = await findLink(deps, token, "application");
    await recordLinkFollowed(deps.db, deps, link?.mailId ?? null);
    return toTenantRecord(application, token);
  });
}

async function requestResumeLink(deps: Deps, { email, token }: CallInput<typeof askToResume>["body"]) {
  // Requests for unknown addresses count too, so the refusal does not reveal whether an application exists.
  const limit = { name: "resume links", ...requestedMailLimit };
  const wait = await deps.usageLimits.count(limit, mailboxOf(email));
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const own = token ? await findApplication(deps, token) : null;
  // A job looks up the application later, so the response cannot reveal whether one exists.
  await inTransaction(deps.db, async (transaction) => {
    await transaction
      .insertInto("resume_request")
      .values({
        id: deps.random.uuid(),
        email_key: email.toLowerCase(),
        ref_id: own?.refId ?? null,
        created_at: deps.clock.now(),
      })
      .execute();
  });
  deps.jobs.wake();
  return { sent: true as const };
}

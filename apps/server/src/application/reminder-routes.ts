import { stopReminders } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerReminderRoutes(app: FastifyInstance, deps: Deps): void {
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
}

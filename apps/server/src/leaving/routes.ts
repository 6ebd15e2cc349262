import { askToWithdraw } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCall } from "../platform/http/route.ts";

export function registerLeavingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askToWithdraw, async ({ body }) => {
    // A job looks for the policy later, so the response cannot reveal whether it exists.
    await deps.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("withdrawal_request")
        .values({
          id: deps.random.uuid(),
          contract_number: body.contractNumber,
          email_key: body.email.toLowerCase(),
          created_at: deps.clock.now(),
        })
        .execute();
    });
    deps.jobs.wake();
    return { received: true as const };
  });
}

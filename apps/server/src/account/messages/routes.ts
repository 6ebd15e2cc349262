import { sendMessage, writeToLandlord } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { writeMessage } from "./write-message.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Tenants write from their account, or with the token of the application. */
export function registerMessageRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, writeToLandlord, async ({ params, body: { message } }, { caller: account, requestKey }) => {
    const policy = await findOwnPolicy(deps.db, account.id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    return (await writeMessage(deps, policy.ref_id, { message, requestKey })) ?? { sent: true as const };
  });

  registerCall(app, deps, sendMessage, async ({ body: { message } }, { caller: { application }, requestKey }) => {
    // Without a signed policy, anybody could mail anything to anyone (docs/policy.md).
    if (!application.signedAt) return refuse("STEP_NOT_ALLOWED");
    return (await writeMessage(deps, application.refId, { message, requestKey })) ?? { sent: true as const };
  });
}

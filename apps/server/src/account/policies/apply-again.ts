import { applyAgain, applyAgainAsTenant, hasEnded } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { makeLink } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import { findOwnPolicy, type Policy } from "../../policy/index.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Tenants apply again from their account, or with the token of the application. */
export function registerApplyAgainRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, applyAgain, async ({ params }, { caller: { id } }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    return policy ? linkAgain(deps, policy) : refuse("POLICY_UNKNOWN");
  });

  registerCall(app, deps, applyAgainAsTenant, async (_input, { caller: { application } }) => {
    const { refId } = application;
    const policy = await deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirst();
    return policy ? linkAgain(deps, policy) : refuse("STEP_NOT_ALLOWED");
  });
}

async function linkAgain(deps: Deps, { ref_id, cover_state }: Policy): Promise<{ link: string } | Refusal> {
  if (!hasEnded(cover_state)) return refuse("POLICY_STATUS_CONFLICT");
  return { link: await makeLink(deps.db, deps, "new-application", { subject: ref_id }) };
}

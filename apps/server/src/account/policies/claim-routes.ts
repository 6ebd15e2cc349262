import { chooseRepayment, getObjectionFile, objectToClaim, uploadObjectionFile } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { chooseRepaymentPlan } from "../../billing/index.ts";
import { claimFileDestination, findClaimFile, recordObjection } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { registerSessionCall } from "../register-session-call.ts";
import { findPolicyOfSession, readUpdatedPolicy } from "./find-policy.ts";

/** The tenant's part in a claim: the objection with its files, and the plan for paying back. */
export async function registerClaimRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, objectToClaim, async ({ params: { refId, claimId }, body }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const refused = await deps.db
      .transaction()
      .execute((transaction) => recordObjection(transaction, deps, { refId, claimId, text: body.text }));
    if (refused) return refused;
    deps.jobs.wake();
    return readUpdatedPolicy(deps, id, refId);
  });

  registerSessionCall(app, deps, chooseRepayment, async ({ params, body }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const refused = await deps.db
      .transaction()
      .execute((transaction) => chooseRepaymentPlan(transaction, deps, params, body));
    if (refused) return refused;
    deps.jobs.wake();
    return readUpdatedPolicy(deps, id, params.refId);
  });

  await registerUploadCall(app, deps, uploadObjectionFile, {
    async find({ params: { refId, claimId } }, _fields, { session }) {
      const policy = await findPolicyOfSession(deps, session, refId);
      return policy instanceof Refusal
        ? policy
        : claimFileDestination(deps.db, { refId: policy.ref_id, claimId }, "tenant");
    },
    answer: (stored) => toEvidence(stored, "tenant"),
  });

  registerFileCall(app, deps, getObjectionFile, async ({ params }, { session }) => {
    const policy = await findPolicyOfSession(deps, session, params.refId);
    return policy instanceof Refusal ? policy : findClaimFile(deps.db, params);
  });
}

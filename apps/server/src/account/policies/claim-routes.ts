import { chooseRepayment, getObjectionFile, objectToClaim, uploadObjectionFile } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { chooseRepaymentPlan } from "../../billing/index.ts";
import { claimFileDestination, findClaimFile, recordObjection } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { registerSessionCall } from "../register-session-call.ts";
import { changeOwnPolicy, findPolicyOfSession } from "./find-policy.ts";

/** The tenant's part in a claim: the objection with its files, and the plan for paying back. */
export async function registerClaimRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, objectToClaim, ({ params: { refId, claimId }, body: { text } }, account) =>
    changeOwnPolicy(deps, account, refId, (transaction) =>
      recordObjection(transaction, deps, { refId, claimId, text }),
    ),
  );

  registerSessionCall(app, deps, chooseRepayment, ({ params, body }, account) =>
    changeOwnPolicy(deps, account, params.refId, (transaction) => chooseRepaymentPlan(transaction, deps, params, body)),
  );

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

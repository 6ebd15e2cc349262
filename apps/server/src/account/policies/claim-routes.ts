import { chooseRepayment, getObjectionFile, objectToClaim, uploadObjectionFile } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { chooseRepaymentPlan } from "../../billing/index.ts";
import { claimFileDestination, findClaimFile, recordObjection } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { admitSession, registerSessionCall } from "../register-session-call.ts";
import { changeOwnPolicy } from "./find-policy.ts";

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
    admit: admitSession(deps),
    async find({ params: { refId, claimId } }, { id }) {
      const policy = await findOwnPolicy(deps.db, id, refId);
      return policy
        ? claimFileDestination(deps.db, { refId: policy.ref_id, claimId }, "tenant")
        : refuse("POLICY_UNKNOWN");
    },
    answer: (stored) => toEvidence(stored, "tenant"),
  });

  registerFileCall(app, deps, getObjectionFile, admitSession(deps), async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    return policy ? findClaimFile(deps.db, params) : refuse("POLICY_UNKNOWN");
  });
}

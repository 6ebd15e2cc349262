import { agreeToClaim, chooseRepayment, getObjectionFile, objectToClaim, uploadObjectionFile } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { chooseRepaymentPlan } from "../../billing/index.ts";
import { claimFileDestination, findClaimFile, recordAgreement, recordObjection } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { openFile, storeEvidence } from "../../documents/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { findSharedPolicy } from "../../policy/index.ts";
import { changeOwnPolicy, changeSharedPolicy } from "./find-policy.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** The tenant's part in a claim: the objection with its files or the agreement, and the plan for paying back. */
export function registerClaimRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, objectToClaim, ({ params: { refId, claimId }, body: { text } }, { caller: account }) =>
    changeSharedPolicy(deps, account, refId, (transaction, declarant) =>
      recordObjection(transaction, deps, { refId, claimId, text, declarant }),
    ),
  );

  registerCall(app, deps, agreeToClaim, ({ params: { refId, claimId } }, { caller: account }) =>
    changeOwnPolicy(deps, account, refId, (transaction) => recordAgreement(transaction, deps, { refId, claimId })),
  );

  registerCall(app, deps, chooseRepayment, ({ params, body }, { caller: account }) =>
    changeOwnPolicy(deps, account, params.refId, (transaction) => chooseRepaymentPlan(transaction, deps, params, body)),
  );

  registerCall(app, deps, uploadObjectionFile, async ({ params: { refId, claimId }, upload }, { caller: { id } }) => {
    if (!(await findSharedPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    return storeEvidence(deps, await claimFileDestination(deps.db, { refId, claimId }, "tenant"), upload);
  });

  registerCall(app, deps, getObjectionFile, async ({ params }, { caller: { id } }) => {
    const shared = await findSharedPolicy(deps.db, id, params.refId);
    return shared ? openFile(deps, await findClaimFile(deps.db, params)) : refuse("POLICY_UNKNOWN");
  });
}

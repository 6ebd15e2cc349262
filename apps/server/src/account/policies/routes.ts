import { askForCard, getPolicy, getPolicyDocument, listPolicies, type PolicyView } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { admitSession, registerSessionCall } from "../register-session-call.ts";
import { createCardToken, takesCard } from "../../billing/index.ts";
import { documentDeps, readPolicyDocumentName, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { findOwnPolicy, listOwnPolicies } from "../../policy/index.ts";
import { registerApplyAgainRoutes } from "./apply-again.ts";
import { registerClaimRoutes } from "./claim-routes.ts";
import { viewOwnPolicy } from "./find-policy.ts";
import { registerLeavingRoutes } from "./leaving-routes.ts";
import { registerPaymentRoutes } from "./payments.ts";
import { readPolicyView } from "./view.ts";

/** The tenant's contracts in the account: lists and shows them, and what can be done with each. */
export async function registerOwnPolicyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, listPolicies, async (_input, { id, email }) => {
    const policies: PolicyView[] = [];
    for (const policy of await listOwnPolicies(deps.db, id))
      policies.push(await readPolicyView(deps.db, policy, deps.clock.now()));
    return { email, policies };
  });

  registerSessionCall(app, deps, getPolicy, ({ params }, account) => viewOwnPolicy(deps, account, params.refId));

  registerSessionCall(app, deps, askForCard, async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    if (!(await takesCard(deps.db, policy))) return refuse("POLICY_STATUS_CONFLICT");
    return { cardToken: await createCardToken(deps.db, deps, policy.ref_id) };
  });

  registerApplyAgainRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  await registerClaimRoutes(app, deps);
  await registerLeavingRoutes(app, deps);

  registerPdfCall(app, getPolicyDocument, admitSession(deps), async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    const policyDocument = readPolicyDocumentName(params.kind);
    const bytes = policyDocument && (await typesetPolicyDocument(documentDeps(deps), policy, policyDocument));
    return bytes ? { bytes, fileName: `${policy.contract_number}-${params.kind}` } : refuse("NOT_FOUND");
  });
}

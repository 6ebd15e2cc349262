import { askForCard, getPolicy, getPolicyDocument, listPolicies, type PolicyView } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { makeLink } from "../../access/index.ts";
import { takesCard } from "../../billing/index.ts";
import {
  documentDeps,
  namePolicyDocument,
  readPolicyDocumentName,
  typesetPolicyDocument,
} from "../../policy-documents/index.ts";
import { hasPassword } from "../find-account.ts";
import { findOwnPolicy, findSharedPolicy, listSharedPolicies } from "../../policy/index.ts";
import { registerApplyAgainRoutes } from "./apply-again.ts";
import { registerCalendarRoute } from "./calendar.ts";
import { registerClaimRoutes } from "./claim-routes.ts";
import { viewSharedPolicy } from "./find-policy.ts";
import { registerOwnLeavingRoutes } from "./leaving-routes.ts";
import { registerPaymentRoutes } from "./payments.ts";
import { keepForCoTenants, readSharedView } from "./shared-view.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** The tenant's contracts in the account: lists and shows them, and what can be done with each. */
export function registerOwnPolicyRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPolicies, async (_input, { caller: { id, email } }) => {
    const policies: PolicyView[] = [];
    for (const shared of await listSharedPolicies(deps.db, id)) policies.push(await readSharedView(deps, shared));
    return { email, hasPassword: await hasPassword(deps.db, id), policies };
  });

  registerCall(app, deps, getPolicy, ({ params }, { caller: account }) =>
    viewSharedPolicy(deps, account, params.refId),
  );

  registerCall(app, deps, askForCard, async ({ params }, { caller: { id } }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    if (!(await takesCard(deps.db, policy))) return refuse("POLICY_STATUS_CONFLICT");
    return { cardToken: await makeLink(deps.db, deps, "payment", { subject: policy.ref_id }) };
  });

  registerCalendarRoute(app, deps);
  registerApplyAgainRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerClaimRoutes(app, deps);
  registerOwnLeavingRoutes(app, deps);

  registerCall(app, deps, getPolicyDocument, async ({ params }, { caller: { id } }) => {
    const shared = await findSharedPolicy(deps.db, id, params.refId);
    if (!shared) return refuse("POLICY_UNKNOWN");
    const { policy, coTenant } = shared;
    const policyDocument = readPolicyDocumentName(params.kind);
    if (!policyDocument) return refuse("NOT_FOUND");
    if (coTenant && (await keepForCoTenants(deps.db, policy, [policyDocument])).length === 0)
      return refuse("NOT_FOUND");
    const bytes = await typesetPolicyDocument(documentDeps(deps), policy, policyDocument);
    return bytes ? { bytes, ...namePolicyDocument(policy, policyDocument) } : refuse("NOT_FOUND");
  });
}

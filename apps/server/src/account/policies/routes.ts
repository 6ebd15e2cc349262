import {
  askForCard,
  cancelPolicy,
  chooseRepayment,
  getMovingOutFile,
  getObjectionFile,
  getPolicy,
  getPolicyDocument,
  hasEnded,
  listPolicies,
  objectToClaim,
  type PolicyView,
  proveMovingOut,
  takeBackCancellation,
  uploadMovingOutFile,
  uploadObjectionFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { findSession } from "../session.ts";
import { registerSessionCall } from "../register-session-call.ts";
import { chooseRepaymentPlan, createCardToken, hasOpenRepayment } from "../../billing/index.ts";
import { claimFileDestination, findClaimFile, recordObjection } from "../../claims/index.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { findMovingOutFile, leave, movingOutFiles, saveMovingOutDay, stay } from "../../leaving/index.ts";
import { documentDeps, readPolicyDocumentName, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { findOwnPolicy, listOwnPolicies, type Policy } from "../../policy/index.ts";
import { registerApplyAgainRoutes } from "./apply-again.ts";
import { registerPaymentRoutes } from "./payments.ts";
import { readPolicyView } from "./view.ts";

export async function registerOwnPolicyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, listPolicies, async (_input, { id, email }) => {
    const policies: PolicyView[] = [];
    for (const policy of await listOwnPolicies(deps.db, id))
      policies.push(await readPolicyView(deps.db, policy, deps.clock.now()));
    return { email, policies };
  });

  registerSessionCall(app, deps, getPolicy, async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    return policy ? readPolicyView(deps.db, policy, deps.clock.now()) : refuse("POLICY_UNKNOWN");
  });

  registerSessionCall(app, deps, askForCard, async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    if (!policy) return refuse("POLICY_UNKNOWN");
    // Repayments are charged to the card even after the policy has ended.
    if (hasEnded(policy.status) && !(await hasOpenRepayment(deps.db, policy.ref_id)))
      return refuse("POLICY_STATUS_CONFLICT");
    return { cardToken: await createCardToken(deps.db, deps, policy.ref_id) };
  });

  registerApplyAgainRoutes(app, deps);
  registerPaymentRoutes(app, deps);

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

  registerSessionCall(app, deps, cancelPolicy, async ({ params: { refId }, body }, { id }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const left = await deps.db.transaction().execute((transaction) => leave(transaction, deps, refId, body.reason));
    if (!left) return refuse("POLICY_STATUS_CONFLICT");
    deps.jobs.wake();
    return readUpdatedPolicy(deps, id, refId);
  });

  registerSessionCall(app, deps, takeBackCancellation, async ({ params: { refId } }, { id }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const stays = await deps.db.transaction().execute((transaction) => stay(transaction, deps, refId));
    if (!stays) return refuse("POLICY_STATUS_CONFLICT");
    deps.jobs.wake();
    return readUpdatedPolicy(deps, id, refId);
  });

  registerSessionCall(app, deps, proveMovingOut, async ({ params: { refId }, body: { movedOutOn } }, { id }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const refused = await deps.db
      .transaction()
      .execute((transaction) => saveMovingOutDay(transaction, deps, { refId, movedOutOn }));
    return refused ?? readUpdatedPolicy(deps, id, refId);
  });

  await registerUploadCall(app, deps, uploadMovingOutFile, {
    async find({ params: { refId } }, _fields, { session }) {
      const policy = await findPolicyOfSession(deps, session, refId);
      return policy instanceof Refusal ? policy : movingOutFiles(deps.db, policy.ref_id);
    },
    answer: (stored) => toEvidence(stored, "tenant"),
  });

  registerFileCall(app, deps, getMovingOutFile, async ({ params }, { session }) => {
    const policy = await findPolicyOfSession(deps, session, params.refId);
    return policy instanceof Refusal ? policy : findMovingOutFile(deps.db, params);
  });

  registerPdfCall(app, getPolicyDocument, async ({ params }, { session }) => {
    const policy = await findPolicyOfSession(deps, session, params.refId);
    if (policy instanceof Refusal) return policy;
    const policyDocument = readPolicyDocumentName(params.kind);
    const bytes = policyDocument && (await typesetPolicyDocument(documentDeps(deps), policy, policyDocument));
    return bytes ? { bytes, fileName: `${policy.contract_number}-${params.kind}` } : refuse("NOT_FOUND");
  });
}

/** Reads the policy again after a change. */
async function readUpdatedPolicy(deps: Deps, accountId: string, refId: string): Promise<PolicyView | Refusal> {
  const policy = await findOwnPolicy(deps.db, accountId, refId);
  return policy ? readPolicyView(deps.db, policy, deps.clock.now()) : refuse("POLICY_UNKNOWN");
}

/** For uploads, files and PDFs, which `registerSessionCall` cannot register. */
async function findPolicyOfSession(deps: Deps, session: string | null, refId: string): Promise<Policy | Refusal> {
  const account = await findSession(deps, session);
  if (!account) return refuse("LOGIN_REQUIRED");
  return (await findOwnPolicy(deps.db, account.id, refId)) ?? refuse("POLICY_UNKNOWN");
}

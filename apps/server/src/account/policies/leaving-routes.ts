import {
  cancelPolicy,
  getMovingOutFile,
  proveMovingOut,
  takeBackCancellation,
  uploadMovingOutFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { findMovingOutFile, leave, movingOutFiles, saveMovingOutDay, revokeCancellation } from "../../leaving/index.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { registerSessionCall } from "../register-session-call.ts";
import { findPolicyOfSession, readUpdatedPolicy } from "./find-policy.ts";

/** Leaving a contract: withdrawing or cancelling, taking a cancellation back, and proving that one has moved out. */
export async function registerLeavingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, cancelPolicy, async ({ params: { refId }, body }, { id }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const left = await deps.db.transaction().execute((transaction) => leave(transaction, deps, refId, body.reason));
    if (!left) return refuse("POLICY_STATUS_CONFLICT");
    deps.jobs.wake();
    return readUpdatedPolicy(deps, id, refId);
  });

  registerSessionCall(app, deps, takeBackCancellation, async ({ params: { refId } }, { id }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const isInForce = await deps.db
      .transaction()
      .execute((transaction) => revokeCancellation(transaction, deps, refId));
    if (!isInForce) return refuse("POLICY_STATUS_CONFLICT");
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
}

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
import {
  findMovingOutFile,
  movingOutFiles,
  revokeCancellation,
  saveMovingOutDay,
  withdrawOrCancel,
} from "../../leaving/index.ts";
import { refuseIfTooLate } from "../../landlord/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { admitSession, registerSessionCall } from "../register-session-call.ts";
import { changeOwnPolicy } from "./find-policy.ts";

/** Leaving a contract: withdrawing or cancelling, taking a cancellation back, and proving that one has moved out. */
export async function registerLeavingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerSessionCall(app, deps, cancelPolicy, ({ params: { refId }, body: { reason } }, account) =>
    changeOwnPolicy(deps, account, refId, (transaction) =>
      refuseIfTooLate(withdrawOrCancel(transaction, deps, refId, reason)),
    ),
  );

  registerSessionCall(app, deps, takeBackCancellation, ({ params: { refId } }, account) =>
    changeOwnPolicy(deps, account, refId, (transaction) =>
      refuseIfTooLate(revokeCancellation(transaction, deps, refId)),
    ),
  );

  registerSessionCall(app, deps, proveMovingOut, ({ params: { refId }, body: { movedOutOn } }, account) =>
    changeOwnPolicy(deps, account, refId, (transaction) => saveMovingOutDay(transaction, deps, { refId, movedOutOn })),
  );

  await registerUploadCall(app, deps, uploadMovingOutFile, {
    admit: admitSession(deps),
    async find({ params }, { id }) {
      const policy = await findOwnPolicy(deps.db, id, params.refId);
      return policy ? movingOutFiles(deps.db, policy.ref_id) : refuse("POLICY_UNKNOWN");
    },
    answer: (stored) => toEvidence(stored, "tenant"),
  });

  registerFileCall(app, deps, getMovingOutFile, admitSession(deps), async ({ params }, { id }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    return policy ? findMovingOutFile(deps.db, params) : refuse("POLICY_UNKNOWN");
  });
}

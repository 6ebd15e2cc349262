import {
  cancelPolicy,
  getMovingOutFile,
  proveMovingOut,
  takeBackCancellation,
  uploadMovingOutFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { openFile, storeEvidence } from "../../documents/index.ts";
import {
  findMovingOutFile,
  cancelAndMoveOut,
  movingOutFiles,
  revokeCancellation,
  saveMovingOutDay,
  withdrawOrCancel,
} from "../../leaving/index.ts";
import { refuseIfTooLate } from "../../landlord/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { changeOwnPolicy } from "./find-policy.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Leaving a contract: withdrawing or cancelling, taking a cancellation back, and proving that one has moved out. */
export function registerLeavingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, cancelPolicy, ({ params: { refId }, body }, { caller: account }) =>
    changeOwnPolicy(deps, account, refId, async (transaction) => {
      const { reason, movedOutOn } = body;
      if (movedOutOn === undefined) return refuseIfTooLate(withdrawOrCancel(transaction, deps, refId, reason));
      return cancelAndMoveOut(transaction, deps, { refId, reason, movedOutOn });
    }),
  );

  registerCall(app, deps, takeBackCancellation, ({ params: { refId } }, { caller: account }) =>
    changeOwnPolicy(deps, account, refId, (transaction) =>
      refuseIfTooLate(revokeCancellation(transaction, deps, refId)),
    ),
  );

  registerCall(app, deps, proveMovingOut, ({ params: { refId }, body: { movedOutOn } }, { caller: account }) =>
    changeOwnPolicy(deps, account, refId, (transaction) => saveMovingOutDay(transaction, deps, { refId, movedOutOn })),
  );

  registerCall(app, deps, uploadMovingOutFile, async ({ params: { refId }, upload }, { caller: { id } }) => {
    const policy = await findOwnPolicy(deps.db, id, refId);
    return policy ? storeEvidence(deps, await movingOutFiles(deps.db, refId), upload) : refuse("POLICY_UNKNOWN");
  });

  registerCall(app, deps, getMovingOutFile, async ({ params }, { caller: { id } }) => {
    const policy = await findOwnPolicy(deps.db, id, params.refId);
    return policy ? openFile(deps, await findMovingOutFile(deps.db, params)) : refuse("POLICY_UNKNOWN");
  });
}

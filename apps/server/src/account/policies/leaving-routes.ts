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
import { findSharedPolicy } from "../../policy/index.ts";
import { changeSharedPolicy } from "./find-policy.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Leaving a contract: withdrawing or cancelling, taking a cancellation back, and proving that one has moved out. */
export function registerOwnLeavingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, cancelPolicy, ({ params: { refId }, body }, { caller: account }) =>
    changeSharedPolicy(deps, account, refId, async (transaction, declarant) => {
      const { reason, movedOutOn } = body;
      const asked = { refId, reason, declarant };
      if (movedOutOn === undefined) return refuseIfTooLate(withdrawOrCancel(transaction, deps, asked));
      return cancelAndMoveOut(transaction, deps, { ...asked, movedOutOn });
    }),
  );

  registerCall(app, deps, takeBackCancellation, ({ params: { refId } }, { caller: account }) =>
    changeSharedPolicy(deps, account, refId, (transaction, declarant) =>
      refuseIfTooLate(revokeCancellation(transaction, deps, { refId, declarant })),
    ),
  );

  registerCall(app, deps, proveMovingOut, ({ params: { refId }, body: { movedOutOn } }, { caller: account }) =>
    changeSharedPolicy(deps, account, refId, (transaction, declarant) =>
      saveMovingOutDay(transaction, deps, { refId, movedOutOn, declarant }),
    ),
  );

  registerCall(app, deps, uploadMovingOutFile, async ({ params: { refId }, upload }, { caller: { id } }) => {
    const shared = await findSharedPolicy(deps.db, id, refId);
    return shared ? storeEvidence(deps, await movingOutFiles(deps.db, refId), upload) : refuse("POLICY_UNKNOWN");
  });

  registerCall(app, deps, getMovingOutFile, async ({ params }, { caller: { id } }) => {
    const shared = await findSharedPolicy(deps.db, id, params.refId);
    return shared ? openFile(deps, await findMovingOutFile(deps.db, params)) : refuse("POLICY_UNKNOWN");
  });
}

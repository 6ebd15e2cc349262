import {
  answerAmendment as answerCall,
  answerAmendmentAsLandlord,
  answerAmendmentAsPartner,
  answerAmendmentLink,
  askAmendment,
  askAmendmentAsLandlord,
  askAmendmentAsPartner,
  getAmendmentLink,
  maxAmendmentProofs,
  takeBackAmendment as takeBackCall,
  takeBackAmendmentAsLandlord,
  takeBackAmendmentAsPartner,
  uploadAmendmentProof,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { changeOwnPolicy } from "../account/index.ts";
import type { Deps } from "../deps.ts";
import { storeEvidence } from "../documents/index.ts";
import { actAsLandlord } from "../landlord/index.ts";
import { actAsPartner } from "../partners/index.ts";
import { registerCall } from "../platform/http/register-call.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { findOwnPolicy } from "../policy/index.ts";
import { answerAmendment, takeBackAmendment } from "./answer.ts";
import { askForAmendment } from "./ask.ts";
import { assessChange } from "./assess.ts";
import { answerLink, readLink } from "./link.ts";

/** Changes of a contract: asked for, agreed to and taken back by tenants, landlords, partners and by mailed links. */
export function registerAmendmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askAmendment, async ({ params: { refId }, body }, { caller, ...from }) => {
    const policy = await findOwnPolicy(deps.db, caller.id, refId);
    const assessment = await assessChange(deps, policy, { ...body, by: "TENANT", ip: from.ip });
    if (assessment instanceof Refusal) return assessment;
    return changeOwnPolicy(deps, caller, refId, (transaction) =>
      askForAmendment(transaction, deps, { ...body, refId, by: "TENANT", assessment, from }),
    );
  });
  registerCall(app, deps, uploadAmendmentProof, async ({ params: { refId }, upload }, { caller: { id } }) => {
    if (!(await findOwnPolicy(deps.db, id, refId))) return refuse("POLICY_UNKNOWN");
    const owner = { claimId: null, movingOutId: null, by: "tenant" } as const;
    const lock = () => Promise.resolve(null);
    return storeEvidence(
      deps,
      { refId, type: "AMENDMENT_PROOF", ...owner, maxCount: maxAmendmentProofs, lock },
      upload,
    );
  });
  registerCall(app, deps, answerCall, ({ params, body }, { caller, ...from }) =>
    changeOwnPolicy(deps, caller, params.refId, (transaction) =>
      answerAmendment(transaction, deps, { ...params, ...body, party: "TENANT", from }),
    ),
  );
  registerCall(app, deps, takeBackCall, ({ params }, { caller }) =>
    changeOwnPolicy(deps, caller, params.refId, (transaction) =>
      takeBackAmendment(transaction, deps, { ...params, by: "TENANT" }),
    ),
  );

  registerCall(app, deps, askAmendmentAsLandlord, ({ body }, from) =>
    actAsLandlord(deps, from, (transaction, refId) =>
      askForAmendment(transaction, deps, { ...body, refId, by: "LANDLORD", from }),
    ),
  );
  registerCall(app, deps, answerAmendmentAsLandlord, ({ params: { amendmentId }, body }, from) =>
    actAsLandlord(deps, from, (transaction, refId) =>
      answerAmendment(transaction, deps, { ...body, refId, amendmentId, party: "LANDLORD", from }),
    ),
  );
  registerCall(app, deps, takeBackAmendmentAsLandlord, ({ params: { amendmentId } }, from) =>
    actAsLandlord(deps, from, (transaction, refId) =>
      takeBackAmendment(transaction, deps, { refId, amendmentId, by: "LANDLORD" }),
    ),
  );

  registerCall(app, deps, askAmendmentAsPartner, ({ params: { refId }, body }, { caller, ...from }) =>
    actAsPartner(deps, caller, refId, (transaction) =>
      askForAmendment(transaction, deps, { ...body, refId, by: "PARTNER", partnerId: caller.id, from }),
    ),
  );
  registerCall(app, deps, answerAmendmentAsPartner, ({ params, body }, { caller, ...from }) =>
    actAsPartner(deps, caller, params.refId, (transaction) =>
      answerAmendment(transaction, deps, { ...params, ...body, party: "LANDLORD", from }),
    ),
  );
  registerCall(app, deps, takeBackAmendmentAsPartner, ({ params }, { caller }) =>
    actAsPartner(deps, caller, params.refId, (transaction) =>
      takeBackAmendment(transaction, deps, { ...params, by: "PARTNER" }),
    ),
  );

  registerCall(app, deps, getAmendmentLink, ({ params: { token } }) => readLink(deps, token));
  registerCall(app, deps, answerAmendmentLink, ({ params: { token }, body }, from) =>
    answerLink(deps, token, body, from),
  );
}

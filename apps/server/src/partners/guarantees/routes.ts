import {
  acceptGuarantee,
  claimGuarantee,
  declineGuarantee,
  enterGuaranteeAccount,
  getGuarantee,
  getGuaranteeCertificate,
  getGuaranteeClaim,
  getGuaranteeFile,
  listGuarantees,
  listPartnerClaims,
  mailGuaranteeAccountLink,
  releaseGuarantee,
  uploadGuaranteeFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import {
  claimFileDestination,
  enterAccount,
  findClaimFile,
  mailChangeLink,
  readClaims,
  recordClaim,
} from "../../claims/index.ts";
import { openFile, storeEvidence } from "../../documents/index.ts";
import { acceptPolicy, declinePolicy, refuseIfTooLate } from "../../landlord/index.ts";
import { releaseTenant } from "../../leaving/index.ts";
import { documentDeps, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { actAsPartner, findGuarantee, viewGuarantee } from "./find.ts";
import { listOwnGuarantees } from "./list.ts";
import { listClaims } from "./list-claims.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function registerGuaranteeRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listGuarantees, ({ query }, { caller: partner }) => listOwnGuarantees(deps, partner, query));

  registerCall(app, deps, listPartnerClaims, ({ query }, { caller: partner }) => listClaims(deps, partner, query));

  registerCall(app, deps, getGuarantee, async ({ params }, { caller: partner }) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    return policy instanceof Refusal ? policy : viewGuarantee(deps.db, deps, policy);
  });

  registerCall(app, deps, acceptGuarantee, ({ params: { refId }, body }, { caller: partner }) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      acceptPolicy(transaction, deps, { refId, acceptance: body, partnerId: partner.id }),
    ),
  );

  registerCall(app, deps, declineGuarantee, ({ params: { refId }, body }, { caller: partner }) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      refuseIfTooLate(declinePolicy(transaction, deps, refId, body.reason, partner.id)),
    ),
  );

  registerCall(app, deps, releaseGuarantee, ({ params: { refId }, body }, { caller: partner, ...from }) => {
    const signer = { partnerId: partner.id, signedBy: body.signedBy };
    return actAsPartner(deps, partner, refId, (transaction) =>
      refuseIfTooLate(releaseTenant(transaction, deps, refId, from, signer)),
    );
  });

  registerCall(app, deps, claimGuarantee, ({ params: { refId }, body: { items } }, { caller: partner, requestKey }) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      recordClaim(transaction, deps, refId, { items, partnerId: partner.id, requestKey }),
    ),
  );

  registerCall(app, deps, enterGuaranteeAccount, ({ params: { refId }, body }, { caller, requestKey }) =>
    actAsPartner(deps, { ...caller.partner, key: null }, refId, (transaction) =>
      enterAccount(transaction, deps, { refId, formerLandlordId: null }, { ...body, change: null, requestKey }),
    ),
  );

  registerCall(app, deps, mailGuaranteeAccountLink, async ({ params: { refId } }, { caller }) => {
    const sent = await actAsPartner(deps, { ...caller.partner, key: null }, refId, (transaction) =>
      mailChangeLink(transaction, deps, { refId, formerLandlordId: null }),
    );
    return sent instanceof Refusal ? sent : { sent: true as const };
  });

  registerCall(app, deps, getGuaranteeClaim, async ({ params }, { caller: partner }) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    if (policy instanceof Refusal) return policy;
    const { claims } = await readClaims(deps.db, policy, deps.clock.now());
    return claims.find(({ id }) => id === params.claimId) ?? refuse("CLAIM_UNKNOWN");
  });

  registerCall(app, deps, getGuaranteeCertificate, async ({ params }, { caller: partner }) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    if (policy instanceof Refusal) return policy;
    const bytes = await typesetPolicyDocument(documentDeps(deps), policy, { kind: "certificate", number: null });
    return bytes ? { bytes, fileName: `${policy.contract_number}-certificate` } : refuse("STEP_NOT_ALLOWED");
  });

  registerCall(app, deps, uploadGuaranteeFile, async ({ params: { refId, claimId }, upload }, { caller: partner }) => {
    const policy = await findGuarantee(deps.db, partner, refId);
    if (policy instanceof Refusal) return policy;
    return storeEvidence(deps, await claimFileDestination(deps.db, { refId, claimId }, "landlord"), upload);
  });

  registerCall(app, deps, getGuaranteeFile, async ({ params }, { caller: partner }) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    return policy instanceof Refusal ? policy : openFile(deps, await findClaimFile(deps.db, params));
  });
}

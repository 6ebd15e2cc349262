import {
  acceptGuarantee,
  claimGuarantee,
  declineGuarantee,
  getGuarantee,
  getGuaranteeCertificate,
  getGuaranteeClaim,
  getGuaranteeFile,
  listGuarantees,
  listPartnerClaims,
  releaseGuarantee,
  uploadGuaranteeFile,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { claimFileDestination, findClaimFile, readClaims, recordClaim } from "../../claims/index.ts";
import { registerFileCall, registerUploadCall, toEvidence } from "../../documents/index.ts";
import { acceptPolicy, declinePolicy, refuseIfTooLate } from "../../landlord/index.ts";
import { releaseTenant } from "../../leaving/index.ts";
import { documentDeps, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { admitPartner, registerPartnerCall } from "../find-partner.ts";
import { actAsPartner, findGuarantee, viewGuarantee } from "./find.ts";
import { listOwnGuarantees } from "./list.ts";
import { listClaims } from "./list-claims.ts";

export async function registerGuaranteeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerPartnerCall(app, deps, listGuarantees, ({ query }, partner) => listOwnGuarantees(deps, partner, query));

  registerPartnerCall(app, deps, listPartnerClaims, ({ query }, partner) => listClaims(deps, partner, query));

  registerPartnerCall(app, deps, getGuarantee, async ({ params }, partner) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    return policy instanceof Refusal ? policy : viewGuarantee(deps.db, deps, policy);
  });

  registerPartnerCall(app, deps, acceptGuarantee, ({ params: { refId }, body }, partner) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      acceptPolicy(transaction, deps, { refId, acceptance: body, partnerId: partner.id }),
    ),
  );

  registerPartnerCall(app, deps, declineGuarantee, ({ params: { refId }, body }, partner) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      refuseIfTooLate(declinePolicy(transaction, deps, refId, body.reason, partner.id)),
    ),
  );

  registerPartnerCall(app, deps, releaseGuarantee, ({ params: { refId }, body }, partner, from) => {
    const signer = { partnerId: partner.id, signedBy: body.signedBy };
    return actAsPartner(deps, partner, refId, (transaction) =>
      refuseIfTooLate(releaseTenant(transaction, deps, refId, from, signer)),
    );
  });

  registerPartnerCall(app, deps, claimGuarantee, ({ params: { refId }, body: { items } }, partner, { requestKey }) =>
    actAsPartner(deps, partner, refId, (transaction) =>
      recordClaim(transaction, deps, refId, { items, partnerId: partner.id, requestKey }),
    ),
  );

  registerPartnerCall(app, deps, getGuaranteeClaim, async ({ params }, partner) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    if (policy instanceof Refusal) return policy;
    const { claims } = await readClaims(deps.db, policy, deps.clock.now());
    return claims.find(({ id }) => id === params.claimId) ?? refuse("CLAIM_UNKNOWN");
  });

  registerPdfCall(app, getGuaranteeCertificate, admitPartner(deps), async ({ params }, partner) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    if (policy instanceof Refusal) return policy;
    const bytes = await typesetPolicyDocument(documentDeps(deps), policy, { kind: "certificate", number: null });
    return bytes ? { bytes, fileName: `${policy.contract_number}-certificate` } : refuse("STEP_NOT_ALLOWED");
  });

  await registerUploadCall(app, deps, uploadGuaranteeFile, {
    admit: admitPartner(deps),
    async find({ params: { refId, claimId } }, partner) {
      const policy = await findGuarantee(deps.db, partner, refId);
      return policy instanceof Refusal ? policy : claimFileDestination(deps.db, { refId, claimId }, "landlord");
    },
    answer: (stored) => toEvidence(stored, "landlord"),
  });

  registerFileCall(app, deps, getGuaranteeFile, admitPartner(deps), async ({ params }, partner) => {
    const policy = await findGuarantee(deps.db, partner, params.refId);
    return policy instanceof Refusal ? policy : findClaimFile(deps.db, params);
  });
}

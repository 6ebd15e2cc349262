import {
  acceptAsLandlord,
  acceptGuarantee,
  claimGuarantee,
  declineAsLandlord,
  declineGuarantee,
  getClaimFile,
  getGuarantee,
  getGuaranteeCertificate,
  getGuaranteeFile,
  getLandlordCertificate,
  getLandlordView,
  releaseAsLandlord,
  releaseGuarantee,
  reportClaim,
  uploadClaimFile,
  uploadGuaranteeFile,
} from "@kautia/contract";

/** The landlord's calls for a guarantee, by the mailed link. */
export function byLink(token: string) {
  return {
    /** Identifies the guarantee in the names of drafts. */
    key: token,
    params: { token },
    view: getLandlordView,
    accept: acceptAsLandlord,
    decline: declineAsLandlord,
    release: releaseAsLandlord,
    claim: reportClaim,
    upload: uploadClaimFile,
    file: getClaimFile,
    certificate: getLandlordCertificate,
    signedBy: null,
  };
}

/** The same calls for a person of the partner who lets the home. */
export function byPartner(refId: string, signedBy: string) {
  return {
    key: refId,
    params: { refId },
    view: getGuarantee,
    accept: acceptGuarantee,
    decline: declineGuarantee,
    release: releaseGuarantee,
    claim: claimGuarantee,
    upload: uploadGuaranteeFile,
    file: getGuaranteeFile,
    certificate: getGuaranteeCertificate,
    signedBy,
  };
}

export type LandlordCalls = ReturnType<typeof byLink> | ReturnType<typeof byPartner>;

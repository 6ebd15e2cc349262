import {
  acceptAsLandlord,
  declineAsLandlord,
  getClaimFile,
  getLandlordView,
  releaseAsLandlord,
  reportClaim,
  uploadClaimFile,
} from "@kautia/contract";

/** The landlord's calls for a guarantee, by the mailed link. */
export function landlordCalls(token: string) {
  return {
    params: { token },
    view: getLandlordView,
    accept: acceptAsLandlord,
    decline: declineAsLandlord,
    release: releaseAsLandlord,
    claim: reportClaim,
    upload: uploadClaimFile,
    file: getClaimFile,
  };
}

export type LandlordCalls = ReturnType<typeof landlordCalls>;

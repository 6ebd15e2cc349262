export { mailChangeLink } from "./payout-account/change-link.ts";
export { enterAccount, cancelAccountChange, dropPayoutAccounts } from "./payout-account/enter.ts";
export {
  type AccountOwner,
  keepForFormerLandlord,
  ownerOf,
  readPayoutAccounts,
  toPayoutAccount,
  wasAccountEntered,
} from "./payout-account/read.ts";
export { findLastDayToClaim, readClaimable, readClaimablePolicy } from "./read-claimable.ts";
export { claimFileDestination, findClaimFile, readEvidence } from "./files.ts";
export { recordAgreement } from "./record-agreement.ts";
export { recordObjection } from "./record-objection.ts";
export { hasOpenClaims, readClaims, readLineClaims, stateOfClaim } from "./read-claims.ts";
export { findUnagreedPayee, readAgreedPayees, recordAgreedPayee } from "./payees.ts";
export { recordClaim } from "./record-claim.ts";
export { recordCorrection, recordVerdict, recordEstimate, recordPaidOut } from "./record-verdict.ts";
export { partialGrantCents, sumCents } from "./rules/claiming.ts";

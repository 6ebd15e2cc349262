export { mailChangeLink, writeChangeToken } from "./payout-account/change-link.ts";
export { enterAccount, keepAccount } from "./payout-account/enter.ts";
export { readPayoutAccounts, toPayoutAccount } from "./payout-account/read.ts";
export { readClaimable } from "./read-claimable.ts";
export { claimFileDestination, findClaimFile, readEvidence } from "./files.ts";
export { recordObjection } from "./record-objection.ts";
export { readClaims, toLineClaims } from "./read-claims.ts";
export { recordClaim } from "./record-claim.ts";
export { partialGrantCents, sumCents } from "./rules/claiming.ts";

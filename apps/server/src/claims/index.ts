export { readClaimable } from "./read-claimable.ts";
export { claimFileDestination, findClaimFile, readEvidence } from "./files.ts";
export { recordObjection } from "./record-objection.ts";
export { readClaims, toLineClaims } from "./read-claims.ts";
export { recordClaim } from "./record-claim.ts";
export { partialGrantCents, sumCents } from "./rules/claiming.ts";

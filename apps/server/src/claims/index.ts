export { claimFiles, findClaimFile, readEvidence } from "./files.ts";
export { objectTo } from "./record-objection.ts";
export { readClaimsUnder, toLineClaims } from "./read-claims.ts";
export { reportClaimUnder } from "./record-claim.ts";
export { partOf, sumOf } from "./rules/claiming.ts";

export { claimFiles, findClaimFile, readEvidence } from "./files.ts";
export { objectTo } from "./object.ts";
export { readClaimsUnder, toLineClaims } from "./read-claims.ts";
export { reportClaimUnder } from "./report.ts";
export { partOf, sumOf } from "./rules/claiming.ts";

export { readClaimsUnder, toLineClaims } from "./read-claims.ts";
export { reportClaimUnder } from "./report.ts";
export { objectTo } from "./object.ts";
export { claimFiles, findClaimFile, readEvidence } from "./files.ts";

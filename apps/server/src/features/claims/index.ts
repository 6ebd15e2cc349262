export { readClaimsUnder } from "./read-claims.ts";
export { reportClaimUnder } from "./report.ts";
export { objectTo } from "./object.ts";

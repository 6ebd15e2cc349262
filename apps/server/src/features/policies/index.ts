export { changeStatus } from "./change-status.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { contractData, premiumData } from "./mail-data.ts";
export { findOwnPolicy } from "./own-policies.ts";
export { policyFeature } from "./routes.ts";

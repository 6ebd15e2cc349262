export { changeStatus } from "./change-status.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { contractData, premiumData } from "./mail-data.ts";

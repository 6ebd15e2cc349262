export { changeStatus } from "./change-status.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { readHistory } from "./read-history.ts";
export { contractData, premiumData } from "./mail-data.ts";
export { book } from "./book.ts";

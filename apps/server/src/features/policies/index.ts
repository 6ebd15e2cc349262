export { changeStatus } from "./change-status.ts";
export { keepLonger } from "./keep-longer.ts";
export { countFailed } from "./count-failed.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { readNextTry } from "./next-try.ts";
export { readHistory } from "./read-history.ts";
export { contractData, premiumData } from "./mail-data.ts";
export { book } from "./book.ts";

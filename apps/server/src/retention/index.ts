export { clearAccount, clearApplications, findChargeAttemptIds } from "./delete-rows.ts";
export { personalTables } from "./personal-tables.ts";
export { mailsToForget, oldApplications, oldPolicies } from "./tasks.ts";

export { clearAccount, clearApplications, findChargeAttemptIds } from "./delete-rows.ts";
export { deleteTests } from "./delete-tests.ts";
export { idTypes, landlordsMailKinds, personalTables } from "./personal-tables.ts";
export { mailsToForget, oldApplications, oldPolicies } from "./tasks.ts";

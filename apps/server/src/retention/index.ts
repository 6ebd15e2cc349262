export { clearAccount, clearApplications, findChargeAttemptIds } from "./delete-rows.ts";
export { personalTables } from "./personal-tables.ts";
export { retentionDue } from "./due.ts";
export { forgetApplications } from "./forget-applications.ts";
export { forgetPolicies, deleteSentMails } from "./forget-policies.ts";

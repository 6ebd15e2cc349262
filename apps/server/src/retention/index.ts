export { clearAccount, clearApplications, findCharges } from "./delete-rows.ts";
export { ownTables } from "./personal-tables.ts";
export { retentionDue } from "./due.ts";
export { forgetApplications } from "./forget-applications.ts";
export { forgetContracts, forgetLastMails } from "./forget-policies.ts";

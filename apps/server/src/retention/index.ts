export { clearAccount, clearApplications, findCharges } from "./delete-rows.ts";
export { ownTables } from "./own-tables.ts";
export { retentionDue } from "./due.ts";
export { forgetApplications } from "./forget-applications.ts";
export { forgetContracts, forgetLastMails } from "./forget-contracts.ts";

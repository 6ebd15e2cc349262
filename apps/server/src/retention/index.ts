export { clearAccount, clearApplications, clearUnusedAccounts } from "./delete-rows.ts";
export { deleteTests } from "./delete-tests.ts";
export { oldApplications, oldPolicies } from "./tasks.ts";

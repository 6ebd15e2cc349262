export { clearAccount, clearApplications } from "./delete-rows.ts";
export { deleteTests } from "./delete-tests.ts";
export { mailsToForget, oldApplications, oldPolicies } from "./tasks.ts";

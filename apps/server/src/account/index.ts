export { recordSignedConsents } from "./consents/record-signed.ts";
export { writeAccountLink } from "./links.ts";
export { openAccount } from "./open-account.ts";
export { readPolicyView } from "./policies/view.ts";
export { accountDue } from "./due.ts";
export { processPasswordRequests } from "./process-password-requests.ts";
export { registerAccountRoutes } from "./routes.ts";

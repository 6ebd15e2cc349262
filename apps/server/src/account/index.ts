export { keepSignedConsents } from "./consents/keep-signed.ts";
export { writeAccountLink } from "./links.ts";
export { openAccount } from "./open-account.ts";
export { readView } from "./policies/view.ts";
export { accountDue } from "./due.ts";
export { answerPasswordRequests } from "./process-password-requests.ts";
export { registerAccountRoutes } from "./routes.ts";

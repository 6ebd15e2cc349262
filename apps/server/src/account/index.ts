export { refuseIfTooCommon } from "./common-passwords.ts";
export { recordJoinedConsents, recordSignedConsents } from "./consents/record-signed.ts";
export {
  changeCoTenantsEmail,
  changeLandlordEmail,
  changeTenantEmail,
  correctPhone,
  correctPostalAddress,
  readPostalAddress,
} from "./correct-contact.ts";
export { closeCoTenantAccount, openAccount, openCoTenantAccount } from "./open-account.ts";
export { changeOwnPolicy } from "./policies/find-policy.ts";
export { readPolicyView } from "./policies/view.ts";
export { passwordRequests } from "./tasks.ts";
export { registerAccountRoutes } from "./routes.ts";
export { findSession } from "./session.ts";

export { type CoTenant, findCoTenant, findSigning, readCoTenants, type Signing } from "./read.ts";
export { joinContract, leaveContract } from "./later.ts";
export {
  changeCoTenantEmail,
  changeSigning,
  endCoTenantLinks,
  endWait,
  forgetCoTenants,
  forgetUnsignedCoTenants,
  inviteAgain,
  type NamedCoTenant,
  nextReminder,
  noteReminder,
  writeCoRefusal,
  writeCoSignature,
  writeFirstSignature,
} from "./write.ts";

export { applicantMailData } from "./applicant-mail-data.ts";
export {
  type Application,
  type Decision,
  missingDocuments,
  mayUploadDocuments,
  documentsMayBeMissing,
} from "./application.ts";
export type { FollowingDecision, NewDecision } from "./write-decision.ts";
export { findApplication, findApplicationById, findApplicationIn, findUnsigned } from "./find-application.ts";
export { findInvitingPartner } from "./find-inviting-partner.ts";
export { type Tenant, withApplication } from "./tenant.ts";
export { changeApplicationIn } from "./change-application.ts";
export { changeCoTenants } from "./change-co-tenants.ts";
export { updateApplication, type ApplicationUpdate } from "./update-application.ts";
export { firstInformationMail } from "./first-information.ts";
export { toLinkView } from "./link-view.ts";
export { isHomeCovered } from "./insured-homes.ts";
export { dropResumeRequests, forgetAnswers } from "./forget-answers.ts";
export { correctContactKeys } from "./correct-contact-keys.ts";
export { insertApplication } from "./insert-application.ts";
export { lockUnchanged, lockUnsigned } from "./lock-unsigned.ts";
export { openApplication } from "./open-application.ts";
export { makeApplication } from "./make-application.ts";
export { markSigned, recordChange } from "./record-change.ts";
export { toSaveResponse } from "./questions/save-response.ts";
export { hasStoppedReminders, mailboxId } from "./stopped-reminders.ts";
export { completeNeeds, missingConsents } from "./rules/consents.ts";
export { saveAnswers } from "./save-answers.ts";
export { lacksEssentials, toTenantRecord } from "./tenant-record.ts";
export { applicationReminders, oldHomeLookups, resumeRequests } from "./tasks.ts";
export { addSearchKey, writeSearchKeys } from "./write-search-keys.ts";
export { registerApplicationRoutes } from "./routes.ts";

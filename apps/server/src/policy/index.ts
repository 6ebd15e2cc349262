export {
  carryToNextPremium,
  endPremiums,
  forgetNextAfter,
  forgetParties,
  insertPolicy,
  markMethodRefused,
  moveToNextPremium,
  recordNotice,
  rememberLanguage,
  postponeCover,
  replaceMethod,
  takePremiumNumber,
} from "./change-policy.ts";
export { changeState } from "./change-state.ts";
export { type ChangedTerms, changeTerms, readNextPeriodStart, type TermsChange } from "./change-terms.ts";
export { changeEmail, recordContactChange } from "./contact.ts";
export {
  coTenantWords,
  isOthersMailbox,
  isTenantsMailbox,
  readCoTenantNames,
  readCoTenants,
  readSigners,
  refreshCoTenantWords,
  type Signer,
  tenantNames,
} from "./co-tenants.ts";
export {
  findOwnPolicy,
  findSharedPolicy,
  latestSharedPolicy,
  listSharedPolicies,
  lockSharedPolicies,
  type SharedPolicy,
} from "./find-own.ts";
export {
  asLandlord,
  findFormerLandlord,
  findLatestFormer,
  type FormerLandlord,
  type LandlordsPolicy,
  ofClaimant,
  replaceLandlord,
} from "./former-landlord.ts";
export { hasClaim } from "./has-claim.ts";
export { readLandlordName } from "./landlord-names.ts";
export { differenceOfTerms, withDetails, withoutPremium } from "./describe-terms.ts";
export { extendRetention } from "./extend-retention.ts";
export {
  guaranteeMailData,
  landlordLanguage,
  ownerMailData,
  policyMailData,
  premiumMailData,
  toLandlord,
  toMailbox,
  toOwner,
  toTenant,
} from "./mail-data.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { decideMovingOut, writeMovingOut } from "./moving-out.ts";
export { readHistory } from "./read-history.ts";
export { readSignedAnswers } from "./read-signed-answers.ts";
export { homePlace } from "./rules/home-place.ts";
export { calendarDays } from "./rules/calendar-days.ts";
export { calendarLines } from "./rules/calendar-lines.ts";
export { claimState, isSettled } from "./rules/claim-state.ts";
export { isPossibleMovingOutDate, movingOutState, paidUntil, premiumUntil } from "./rules/moving-out.ts";
export { endNoticeAt } from "./rules/end-notice.ts";
export { premiumNoticeAt } from "./rules/premium-notice.ts";
export { paymentState, policyStatus } from "./rules/policy-state.ts";
export { landlordLine, statusLine } from "./rules/status-line.ts";
export type { LineClaim, LineMovingOut, LineRepayment } from "./rules/status-line-facts.ts";
export { compareEarlierRequest } from "./compare-earlier-request.ts";
export { findSameHome, lockBuilding } from "./same-home.ts";
export {
  type InForce,
  readCertificateTerms,
  readGuaranteedCents,
  readLastPremiumFrom,
  readPricedSince,
  readSchedule,
  readSchedules,
  readTerms,
  type Terms,
} from "./terms.ts";
export { wasReleased } from "./was-released.ts";
export { guaranteeData } from "./write-events.ts";

export {
  endPremiums,
  forgetNextAfter,
  forgetParties,
  insertPolicy,
  markMethodRefused,
  moveToNextPremium,
  rememberLanguage,
  replaceMethod,
} from "./change-policy.ts";
export { changeState } from "./change-state.ts";
export { changeEmail, recordContactChange } from "./contact.ts";
export { findOwnPolicy, latestOwnPolicy, listOwnPolicies, lockOwnPolicies } from "./find-own.ts";
export { hasClaim } from "./has-claim.ts";
export { extendRetention } from "./extend-retention.ts";
export { landlordLanguage, policyMailData, premiumMailData, toLandlord, toMailbox, toTenant } from "./mail-data.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { decideMovingOut, writeMovingOut } from "./moving-out.ts";
export { readHistory } from "./read-history.ts";
export { claimState, isSettled } from "./rules/claim-state.ts";
export { isPossibleMovingOutDate, movingOutState, paidUntil, premiumUntil } from "./rules/moving-out.ts";
export { paymentState, policyStatus } from "./rules/policy-state.ts";
export { landlordLine, statusLine } from "./rules/status-line.ts";
export type { LineClaim, LineMovingOut, LineRepayment } from "./rules/status-line-facts.ts";
export { compareEarlierRequest } from "./compare-earlier-request.ts";
export { findSameHome, lockBuilding } from "./same-home.ts";
export { wasReleased } from "./was-released.ts";
export { guaranteeData } from "./write-events.ts";

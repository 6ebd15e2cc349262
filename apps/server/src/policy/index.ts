export { changeStatus } from "./change-status.ts";
export { findOwnPolicy, latestOwnPolicy, listOwnPolicies } from "./find-own.ts";
export { hasClaim } from "./has-claim.ts";
export { extendRetention } from "./extend-retention.ts";
export { landlordLanguage, policyMailData, premiumMailData, toLandlord, toMailbox, toTenant } from "./mail-data.ts";
export { lockPolicy, type Policy } from "./policy.ts";
export { readHistory } from "./read-history.ts";
export { claimState } from "./rules/claim-state.ts";
export { isPossibleMovingOutDate, movingOutState, paidUntil, premiumUntil } from "./rules/moving-out.ts";
export { isPaying, payingStatuses, statusAfterCharge } from "./rules/policy-life.ts";
export {
  landlordLine,
  type LineClaim,
  type LineMovingOut,
  type LineRepayment,
  statusLine,
} from "./rules/status-line.ts";
export { isDuplicateRequest } from "./is-duplicate-request.ts";
export { wasReleased } from "./was-released.ts";
export { guaranteeData, writeStatusEvents } from "./write-events.ts";

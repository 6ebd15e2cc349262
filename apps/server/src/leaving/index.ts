export { dropWithdrawalRequests } from "./forget-withdrawals.ts";
export {
  lockUnmatchedWithdrawal,
  recordWithdrawalAnswered,
  recordWithdrawalHandled,
  type UnmatchedWithdrawal,
} from "./handle-withdrawal.ts";
export { applyWithdrawal, statusAt } from "./process-withdrawals.ts";
export { receiptReason } from "./receive-withdrawal.ts";
export { cancel, withdrawOrCancel } from "./withdraw-or-cancel.ts";
export { withdrawFromContract } from "./withdraw-from-contract.ts";
export { findMovingOutFile, movingOutFiles } from "./moving-out/files.ts";
export { latestMovingOut, readMovingOuts, toLineMovingOuts } from "./moving-out/read.ts";
export { refuseMovingOutDay, cancelAndMoveOut, saveMovingOutDay } from "./moving-out/moving-out-day.ts";
export { releaseTenant } from "./release-tenant.ts";
export { registerLeavingRoutes } from "./routes.ts";
export { findWayToLeave, lastDayOfWithdrawal } from "./rules/leaving.ts";
export { revokeCancellation } from "./revoke-cancellation.ts";
export { stopPremium } from "./stop-premium.ts";
export {
  previewRefunds,
  readCoverStart,
  readLastChanceToWithdraw,
  readLeavingOption,
  readPaidUntilAfterWithdrawal,
  readRefund,
} from "./leaving-option.ts";
export { endings, endNotices, releaseReminders, unmatchedWithdrawals, withdrawals } from "./tasks.ts";

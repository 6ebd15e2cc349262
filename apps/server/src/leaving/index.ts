export { dropWithdrawalRequests } from "./forget-withdrawals.ts";
export {
  lockUnmatchedWithdrawal,
  recordWithdrawalAnswered,
  recordWithdrawalHandled,
  type UnmatchedWithdrawal,
} from "./handle-withdrawal.ts";
export { applyWithdrawal } from "./process-withdrawals.ts";
export { receiptReason } from "./receive-withdrawal.ts";
export { withdrawOrCancel } from "./withdraw-or-cancel.ts";
export { findMovingOutFile, movingOutFiles } from "./moving-out/files.ts";
export { latestMovingOut, readMovingOuts, toLineMovingOuts } from "./moving-out/read.ts";
export { refuseMovingOutDay, saveMovingOutDay } from "./moving-out/moving-out-day.ts";
export { releaseTenant } from "./release-tenant.ts";
export { registerLeavingRoutes } from "./routes.ts";
export { lastDayOfWithdrawal } from "./rules/leaving.ts";
export { revokeCancellation } from "./revoke-cancellation.ts";
export { stopPremium } from "./stop-premium.ts";
export { readRefund, readLeavingOption } from "./leaving-option.ts";
export { endings, releaseReminders, unmatchedWithdrawals, withdrawals } from "./tasks.ts";

export { cancelOpenPremiums } from "./cancel-open-premiums.ts";
export { findDebitAccount } from "./find-debit-account.ts";
export { findMethod, openCardSetup } from "./cards/card-setup.ts";
export { readMethodView, toMethodView } from "./cards/method-view.ts";
export { writeMethod } from "./cards/write-method.ts";
export type { PaymentMethod } from "./ports/payment.ts";
export { takesCard } from "./cards/takes-card.ts";
export { refuseIfProviderFails } from "./cards/refuse-if-provider-fails.ts";
export { planRefunds, previewPendingRefundCents, previewRefundCents } from "./plan-refunds.ts";
export { chooseRepaymentPlan } from "./repayments/choose-repayment-plan.ts";
export { findMissingCardDigits } from "./payments/find-card-digits.ts";
export { readPayments } from "./payments/read-payments.ts";
export { dropCardSetups, forgetProviderIds } from "./forget-provider-ids.ts";
export { settleOpenNotice } from "./notices/settle-notice.ts";
export { bookRefundTransfer } from "./book-refund-transfer.ts";
export { bookBankPayment, findOpenDebt, isTransferKnown } from "./payments/book-bank-payment.ts";
export { retryCharge } from "./payments/retry-charge.ts";
export { bookPayout } from "./repayments/book-payout.ts";
export { isStillOwing } from "./is-still-owing.ts";
export { readRepayments, toLineRepayment } from "./repayments/read-repayments.ts";
export { findNextCharge, findNextInstalment } from "./rules/next-charge.ts";
export { coverStart, premiumPeriod } from "./rules/premium-schedule.ts";
export { reconcile, type Reconciliation } from "./books/reconcile.ts";
export { makeMoneyGuard } from "./hold/make-money-guard.ts";
export { findMoneyHold, findReleaseSince, findMoneyWarnings } from "./hold/money-hold.ts";
export { releaseMoney } from "./hold/release-money.ts";
export {
  charges,
  debitAnnouncements,
  duePremiums,
  invoiceReminders,
  providerBooks,
  refunds,
  unchosenRepayments,
} from "./tasks.ts";
export { registerBillingRoutes } from "./routes.ts";

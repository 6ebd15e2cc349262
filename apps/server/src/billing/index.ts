export { bookDifference, type Difference } from "./book-difference.ts";
export { cancelOpenPremiums } from "./cancel-open-premiums.ts";
export { findDebitAccount } from "./find-debit-account.ts";
export { findMethod, openCardSetup } from "./cards/card-setup.ts";
export { readMethodView, toMethodView } from "./cards/method-view.ts";
export { writeMethod } from "./cards/write-method.ts";
export type { PaymentMethod } from "./ports/payment.ts";
export { takesCard } from "./cards/takes-card.ts";
export { refuseIfProviderFails } from "./cards/refuse-if-provider-fails.ts";
export { readNextPremium } from "./next-premium.ts";
export { planRefunds, previewPendingRefundCents, previewRefundCents } from "./plan-refunds.ts";
export { chooseRepaymentPlan } from "./repayments/choose-repayment-plan.ts";
export { findMissingCardDigits } from "./payments/find-card-digits.ts";
export { readPayments } from "./payments/read-payments.ts";
export { dropCardSetups, forgetProviderIds } from "./forget-provider-ids.ts";
export { settleOpenNotice } from "./notices/settle-notice.ts";
export { bookRefundTransfer } from "./book-refund-transfer.ts";
export { bookBankPayment, findOpenDebt, isTransferKnown } from "./payments/book-bank-payment.ts";
export { findToWriteOff, writeOff } from "./write-off.ts";
export { postBankEvent } from "./post-bank-event.ts";
export { postRemittance } from "./post-remittance.ts";
export { retryCharge } from "./payments/retry-charge.ts";
export { bookPayout } from "./repayments/book-payout.ts";
export { invoiceCoTenants, tellOfStoppedPlans } from "./repayments/invoice-repayments.ts";
export { tellCoTenantsOfDebt } from "./repayments/tell-co-tenants.ts";
export { divideUnpaid } from "./unpaid/divide-unpaid.ts";
export {
  changeReminder,
  findReminder,
  moveAgreedEnd,
  readUnpaid,
  sumUnpaid,
  wasTerminated,
} from "./unpaid/reminder.ts";
export { isStillOwing } from "./is-still-owing.ts";
export { hasOpenRepayment, readRepayments, readRepaymentTimes, toLineRepayment } from "./repayments/read-repayments.ts";
export { findNextCharge, findNextInstalment } from "./rules/next-charge.ts";
export { countDifferences } from "./books/count-differences.ts";
export { readBooksNow } from "./books/read-provider-books.ts";
export { reconcile, type Reconciliation } from "./books/reconcile.ts";
export { makeMoneyGuard } from "./hold/make-money-guard.ts";
export { findMoneyHold, findReleaseSince, findMoneyWarnings } from "./hold/money-hold.ts";
export { releaseMoney } from "./hold/release-money.ts";
export {
  charges,
  debitAnnouncements,
  duePremiums,
  invoiceReminders,
  premiumNotices,
  providerBooks,
  refunds,
  unchosenRepayments,
  unpaidReminders,
} from "./tasks.ts";
export { registerBillingRoutes } from "./routes.ts";

import { sql } from "kysely";
import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { accountsToRead, readProviderBooks } from "./books/read-provider-books.ts";
import { announceDebit, debitsToAnnounce } from "./announce-debits.ts";
import { announcePremium, premiumsToAnnounce } from "./announce-premiums.ts";
import { chargeDue } from "./charge-due.ts";
import { createDuePremiums, policiesWithPremiumDue } from "./due-premiums.ts";
import { chargesToMake } from "./lease-charges.ts";
import { failChargesOnRefusedCards } from "./fail-charges-on-refused-cards.ts";
import { payRefunds, refundsToPay } from "./pay-refunds.ts";
import {
  invoicesToRemindOf,
  invoiceUnchosenRepayment,
  repaymentsWithoutPlan,
  sendInvoiceReminder,
} from "./repayments/invoice-repayments.ts";
import { dueReminders, settleReminder } from "./unpaid/settle-reminders.ts";

export const duePremiums: RowTask<WorkDeps> = {
  name: "premiums",
  movesMoney: true,
  due: policiesWithPremiumDue.all,
  handle: createDuePremiums,
};

export const unchosenRepayments: RowTask<WorkDeps> = {
  name: "unchosen-repayments",
  movesMoney: true,
  due: repaymentsWithoutPlan.all,
  handle: oneByOne(invoiceUnchosenRepayment),
};

export const invoiceReminders: RowTask<WorkDeps> = {
  name: "invoice-reminders",
  movesMoney: true,
  due: invoicesToRemindOf.all,
  handle: oneByOne(sendInvoiceReminder),
};

export const debitAnnouncements: RowTask<WorkDeps> = {
  name: "debit-announcements",
  movesMoney: true,
  due: debitsToAnnounce.all,
  handle: oneByOne(announceDebit),
};

export const premiumNotices: RowTask<WorkDeps> = {
  name: "premium-notices",
  due: premiumsToAnnounce.all,
  handle: oneByOne(announcePremium),
};

export const unpaidReminders: RowTask<WorkDeps> = {
  name: "unpaid-reminders",
  movesMoney: true,
  due: dueReminders.all,
  handle: oneByOne(settleReminder),
};

export const charges: RowTask<WorkDeps> = {
  name: "charges",
  movesMoney: true,
  due: chargesToMake.all,
  leases: true,
  retried: sql`SELECT asked_at AS at FROM charge_attempt WHERE status = 'ASKED' AND unanswered > 0`,
  handle: async (deps, ids) => (await failChargesOnRefusedCards(deps, ids)) + (await chargeDue(deps, ids)),
};

export const refunds: RowTask<WorkDeps> = {
  name: "refunds",
  movesMoney: true,
  due: refundsToPay.all,
  leases: true,
  retried: sql`SELECT due_at AS at FROM refund WHERE status = 'DUE' AND unanswered > 0`,
  handle: payRefunds,
};

export const providerBooks: RowTask<WorkDeps> = {
  name: "provider-books",
  movesMoney: true,
  due: accountsToRead.all,
  handle: readProviderBooks,
};

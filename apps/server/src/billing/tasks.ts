import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { readProviderBooks } from "./books/read-provider-books.ts";
import { announceDebits, dueAnnouncements } from "./announce-debits.ts";
import { chargeDue } from "./charge-due.ts";
import { createDuePremiums } from "./due-premiums.ts";
import { dueCharges } from "./lease-charges.ts";
import { failChargesOnRefusedCards } from "./fail-charges-on-refused-cards.ts";
import { payRefunds } from "./pay-refunds.ts";
import { invoiceUnchosenRepayments, sendInvoiceReminders } from "./repayments/invoice-repayments.ts";

export const duePremiums: Task<WorkDeps> = {
  name: "premiums",
  due: sql`SELECT next_premium_at AS at FROM policy WHERE next_premium_at IS NOT NULL`,
  run: createDuePremiums,
};

export const unchosenRepayments: Task<WorkDeps> = {
  name: "unchosen-repayments",
  due: sql`SELECT choice_ends_at AS at FROM repayment WHERE parts IS NULL`,
  run: invoiceUnchosenRepayments,
};

export const invoiceReminders: Task<WorkDeps> = {
  name: "invoice-reminders",
  due: sql`SELECT remind_at AS at FROM repayment WHERE remind_at IS NOT NULL`,
  run: sendInvoiceReminders,
};

export const debitAnnouncements: Task<WorkDeps> = {
  name: "debit-announcements",
  due: dueAnnouncements,
  run: announceDebits,
};

export const charges: Task<WorkDeps> = {
  name: "charges",
  due: dueCharges,
  retried: sql`SELECT asked_at AS at FROM charge_attempt WHERE status = 'ASKED' AND unanswered > 0`,
  run: async (deps, limit) => (await failChargesOnRefusedCards(deps, limit)) + (await chargeDue(deps, limit)),
};

export const refunds: Task<WorkDeps> = {
  name: "refunds",
  due: sql`SELECT try_at AS at FROM refund WHERE status IN ('DUE', 'PENDING')`,
  retried: sql`SELECT due_at AS at FROM refund WHERE status = 'DUE' AND unanswered > 0`,
  run: payRefunds,
};

export const providerBooks: Task<WorkDeps> = {
  name: "provider-books",
  due: sql`SELECT read_at AS at FROM provider_account WHERE read_at IS NOT NULL`,
  run: readProviderBooks,
};

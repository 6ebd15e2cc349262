import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { readProviderBooks } from "./books/read-provider-books.ts";
import { announceDebits, dueAnnouncements } from "./announce-debits.ts";
import { chargeDue } from "./charge-due.ts";
import { createDuePremiums } from "./due-premiums.ts";
import { dueCharges } from "./lease-charges.ts";
import { failChargesOnRefusedCards } from "./fail-charges-on-refused-cards.ts";
import { payRefunds } from "./pay-refunds.ts";
import { invoiceUnchosenRepayments, sendInvoiceReminders } from "./repayments/invoice-repayments.ts";

export const duePremiums: RowTask<WorkDeps> = {
  name: "premiums",
  movesMoney: true,
  due: sql`SELECT ref_id AS key, next_premium_at AS at FROM policy WHERE next_premium_at IS NOT NULL`,
  handle: createDuePremiums,
};

export const unchosenRepayments: RowTask<WorkDeps> = {
  name: "unchosen-repayments",
  movesMoney: true,
  due: sql`SELECT id::text AS key, choice_ends_at AS at FROM repayment WHERE parts IS NULL`,
  handle: invoiceUnchosenRepayments,
};

export const invoiceReminders: RowTask<WorkDeps> = {
  name: "invoice-reminders",
  movesMoney: true,
  due: sql`SELECT id::text AS key, remind_at AS at FROM repayment WHERE remind_at IS NOT NULL`,
  handle: sendInvoiceReminders,
};

export const debitAnnouncements: RowTask<WorkDeps> = {
  name: "debit-announcements",
  movesMoney: true,
  due: dueAnnouncements,
  handle: announceDebits,
};

export const charges: RowTask<WorkDeps> = {
  name: "charges",
  movesMoney: true,
  due: dueCharges,
  leases: true,
  retried: sql`SELECT asked_at AS at FROM charge_attempt WHERE status = 'ASKED' AND unanswered > 0`,
  handle: async (deps, ids) => (await failChargesOnRefusedCards(deps, ids)) + (await chargeDue(deps, ids)),
};

export const refunds: RowTask<WorkDeps> = {
  name: "refunds",
  movesMoney: true,
  due: sql`SELECT id::text AS key, try_at AS at, leased_until FROM refund WHERE status IN ('DUE', 'PENDING')`,
  leases: true,
  retried: sql`SELECT due_at AS at FROM refund WHERE status = 'DUE' AND unanswered > 0`,
  handle: payRefunds,
};

export const providerBooks: RowTask<WorkDeps> = {
  name: "provider-books",
  movesMoney: true,
  due: sql`SELECT country AS key, read_at AS at FROM provider_account WHERE read_at IS NOT NULL`,
  handle: readProviderBooks,
};

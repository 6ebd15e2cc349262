import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { staffApproval } from "./staff-approval.ts";
import { ledgerAccounts, ledgerEvents } from "./staff-policy.ts";

/** The books by month; docs/books.md. A month is YYYY-MM, an amount in EUR. */

/** Why a month cannot be closed. */
export const monthStops = [
  "MONTH_NOT_OVER",
  "EARLIER_MONTH_OPEN",
  "MONEY_HELD",
  "BOOKS_DIFFER",
  "CHARGE_UNANSWERED",
  "MOVEMENT_UNEXPLAINED",
  "REFUND_UNDECIDED",
  "TRANSFER_UNDECIDED",
  "BANK_LINE_OPEN",
] as const;
export type MonthStop = (typeof monthStops)[number];

/** `closedAt` and the two names: null while it is open. */
const month = {
  month: z.string(),
  closedAt: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
};

export const bookMonthRow = z.object(month);
export type BookMonthRow = z.infer<typeof bookMonthRow>;

/** The debits and credits of one account. `lateEntries` happened in a month that was closed already. */
export const bookSum = z.object({
  country: oneOf(countries),
  insurer: z.string(),
  account: oneOf(ledgerAccounts),
  debit: z.number(),
  credit: z.number(),
  entries: z.number(),
  lateEntries: z.number(),
});
export type BookSum = z.infer<typeof bookSum>;

/** What is set aside at the end of a month; `receivable` is what tenants owe. */
export const bookReserve = z.object({
  country: oneOf(countries),
  insurer: z.string(),
  unearned: z.number(),
  openClaims: z.number(),
  lateClaims: z.number(),
  receivable: z.number(),
});

/** The files of a closed month: the insurer's statement, and the bookings for the tax adviser. */
export const bookFiles = ["statement-csv", "statement-xlsx", "statement-pdf", "datev"] as const;
export type BookFile = (typeof bookFiles)[number];

/**
 * What we owe an insurer for a closed month: `total` of the items (`tax`: of this, insurance tax), less `owed`, by
 * which the tenants' debts grew, and what was not remitted for earlier months (`carried`). A negative amount is owed to
 * us.
 */
export const bookStatement = z.object({
  country: oneOf(countries),
  insurer: z.string(),
  items: z.array(z.object({ event: oneOf(ledgerEvents), count: z.number(), amount: z.number() })),
  total: z.number(),
  tax: z.number(),
  owed: z.number(),
  carried: z.number(),
  toRemit: z.number(),
  remitted: z.nullable(z.object({ amount: z.number(), paidOn: z.string(), reference: z.string() })),
  approval: z.nullable(staffApproval),
});
export type BookStatement = z.infer<typeof bookStatement>;

/** `stops`: what stops the close, as far as we know without asking the card provider; none once it is closed. */
export const bookMonth = z.object({
  ...month,
  stops: z.array(z.object({ reason: oneOf(monthStops), count: z.number() })),
  sums: z.array(bookSum),
  reserves: z.array(bookReserve),
  /** Empty while the month is open. */
  statements: z.array(bookStatement),
  approval: z.nullable(staffApproval),
});
export type BookMonth = z.infer<typeof bookMonth>;

/** One line of the journal: positive is debit, negative credit. `isLate`: it happened in a month that was closed already. */
export const journalRow = z.object({
  id: z.string(),
  valueDay: z.string(),
  at: z.string(),
  isLate: z.boolean(),
  event: oneOf(ledgerEvents),
  account: oneOf(ledgerAccounts),
  amount: z.number(),
  country: z.nullable(oneOf(countries)),
  contractNumber: z.nullable(z.string()),
});

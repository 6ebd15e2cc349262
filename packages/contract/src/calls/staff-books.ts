import * as z from "zod/mini";
import { bookMonth, bookMonthRow, journalRow } from "../entities/staff-books.ts";
import { ledgerAccounts } from "../entities/staff-policy.ts";
import { defaultCountry } from "../countries.ts";
import { countries, languages } from "../enums.ts";
import { calendarDate } from "../fields/dates.ts";
import { money } from "../fields/money.ts";
import { listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, requiredLines, requiredText } from "../fields/text.ts";
import { maxMessageLength, maxPayoutReferenceLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** The books by month, and their close by two people; docs/books.md. */

/** Accepts any string, so that a malformed month gets the same response as an unknown one. */
const monthParams = z.object({ month: z.string() });

/** From the current month back to the first one with an entry. */
export const listMonths = defineCall({
  name: "list-months",
  summary: "Lists the months of the books, and who closed them.",
  method: "GET",
  path: "/staff/books",
  answer: z.object({ months: z.array(bookMonthRow) }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const getBookMonth = defineCall({
  name: "get-book-month",
  summary: "Returns the sums of a month by account, and what stops its close.",
  method: "GET",
  path: "/staff/books/:month",
  params: monthParams,
  answer: bookMonth,
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/**
 * Reads the provider's books first. STEP_NOT_ALLOWED while something stops the close: `fields` names each `MonthStop`.
 * CASE_DECIDED once the month is closed.
 */
export const closeBookMonth = defineCall({
  name: "close-book-month",
  summary: "Asks a second person to close a month.",
  method: "POST",
  path: "/staff/books/:month/close",
  params: monthParams,
  body: z.object({ reason: requiredLines(maxMessageLength) }),
  answer: z.object({ asked: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "LOGIN_REQUIRED",
    "NOT_FOUND",
    "CASE_DECIDED",
    "STEP_NOT_ALLOWED",
    "APPROVAL_OPEN",
    "PROVIDER_UNAVAILABLE",
  ],
  access: "staff",
});

/** `amount`: what the statement says is to be remitted, else FIELD_INVALID. A second person approves it. */
export const recordRemittance = defineCall({
  name: "record-remittance",
  summary: "Asks a second person to approve that the insurer was paid for a closed month.",
  method: "POST",
  path: "/staff/books/:month/remittances",
  params: monthParams,
  body: z.object({
    country: oneOf(countries),
    amount: money,
    paidOn: calendarDate,
    reference: requiredText(maxPayoutReferenceLength),
  }),
  answer: z.object({ asked: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "NOT_FOUND",
    "STEP_NOT_ALLOWED",
    "APPROVAL_OPEN",
  ],
  access: "staff",
});

/** `file`: one of `bookFiles`. STEP_NOT_ALLOWED while the month is open. */
export const downloadBookFile = defineCall({
  name: "download-book-file",
  summary: "Downloads the insurer's statement of a closed month, or its bookings for DATEV.",
  method: "GET",
  path: "/staff/books/:month/files/:file",
  params: z.object({ month: z.string(), file: z.string() }),
  query: z.object({ country: z._default(oneOf(countries), defaultCountry), language: z.optional(oneOf(languages)) }),
  answer: "file",
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED"],
  access: "staff",
});

/** The entries of a month in the order in which they were posted, closed or open. */
export const listJournal = defineCall({
  name: "list-journal",
  summary: "Lists the entries of a month in the ledger.",
  method: "GET",
  path: "/staff/journal",
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "FIELD_INVALID"))),
    account: z.optional(oneOf(ledgerAccounts)),
    country: z.optional(oneOf(countries)),
    order: listOrder(["entry"]),
    page: pageNumber,
  }),
  answer: pageOf(journalRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const staffBookCalls: readonly Call[] = [
  listMonths,
  getBookMonth,
  closeBookMonth,
  recordRemittance,
  downloadBookFile,
  listJournal,
];

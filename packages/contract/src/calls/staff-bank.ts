import * as z from "zod/mini";
import {
  bankLineRow,
  bankLineStates,
  lineCandidate,
  payablePayment,
  paymentFile,
  paymentFileRow,
  paymentKinds,
} from "../entities/staff-bank.ts";
import { countries } from "../enums.ts";
import { calendarDate } from "../fields/dates.ts";
import { maxLength, minLength } from "../fields/length.ts";
import { dayRange, pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, optionalText, requiredLines } from "../fields/text.ts";
import { maxIbanTyped, maxMessageLength, maxStatementLength, mostPayments } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Payments by bank: files out, statements in; docs/books.md. */

const idParams = z.object({ id: z.string() });
const asked = z.object({ asked: z.literal(true) });

export const listPaymentFiles = defineCall({
  name: "list-payment-files",
  summary: "Lists the files of payments for the bank.",
  method: "GET",
  path: "/staff/payment-files",
  query: z.object({ country: z.optional(oneOf(countries)), page: pageNumber }),
  answer: pageOf(paymentFileRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const listPayable = defineCall({
  name: "list-payable",
  summary: "Lists what can be paid by the next file for the bank.",
  method: "GET",
  path: "/staff/payment-files/payable",
  answer: z.object({ payable: z.array(payablePayment) }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

/**
 * All of one country, from its collection account. `iban`: only where `list-payable` has none. STEP_NOT_ALLOWED if something
 * cannot be paid any more, or the country has no collection account. A second person releases the file.
 */
export const makePaymentFile = defineCall({
  name: "make-payment-file",
  summary: "Makes a file of payments for the bank and asks a second person to release it.",
  method: "POST",
  path: "/staff/payment-files",
  body: z.object({
    country: oneOf(countries),
    executeOn: calendarDate,
    payments: z
      .array(
        z.object({
          kind: oneOf(paymentKinds),
          id: z.string().check(maxLength(64, { error: "FIELD_INVALID" })),
          iban: optionalText(maxIbanTyped),
        }),
      )
      .check(minLength(1, { error: "FIELD_REQUIRED" }), maxLength(mostPayments, { error: "MAXIMUM" })),
    reason: requiredLines(maxMessageLength),
  }),
  answer: z.object({ id: z.string() }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "STEP_NOT_ALLOWED",
    "APPROVAL_OPEN",
    "PROVIDER_UNAVAILABLE",
  ],
  access: "staff",
});

export const getPaymentFile = defineCall({
  name: "get-payment-file",
  summary: "Returns a file of payments, one by one.",
  method: "GET",
  path: "/staff/payment-files/:id",
  params: idParams,
  answer: paymentFile,
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/** STEP_NOT_ALLOWED until it is released. The same bytes each time, so a bank refuses it the second time. */
export const downloadPaymentFile = defineCall({
  name: "download-payment-file",
  summary: "Downloads a released file as pain.001.001.09.",
  method: "GET",
  path: "/staff/payment-files/:id/file",
  params: idParams,
  answer: "file",
  errors: ["LOGIN_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED"],
  access: "staff",
});

/** Only of a released payment that no statement shows: STEP_NOT_ALLOWED otherwise. Then it can go into another file. */
export const dropPayment = defineCall({
  name: "drop-payment",
  summary: "Asks a second person to confirm that the bank did not pay a payment.",
  method: "POST",
  path: "/staff/payments/:id/drop",
  params: idParams,
  body: z.object({ reason: requiredLines(maxMessageLength) }),
  answer: asked,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

/**
 * `xml`: the text of a camt.053 file. FIELD_INVALID if it is none, is of another account or of days to come, does not add up, or does
 * not begin with the balance with which the last statement ended. A statement that was read before changes nothing.
 */
export const readBankStatement = defineCall({
  name: "read-bank-statement",
  summary: "Reads the statements of our bank and finds what each payment is.",
  method: "POST",
  path: "/staff/bank/statements",
  body: z.object({
    xml: z
      .string()
      .check(minLength(1, { error: "FIELD_REQUIRED" }), maxLength(maxStatementLength, { error: "FIELD_INVALID" })),
  }),
  maxBodyBytes: 2_000_000,
  answer: z.object({ statements: z.number(), lines: z.number(), found: z.number(), open: z.number() }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const listBankLines = defineCall({
  name: "list-bank-lines",
  summary: "Lists the payments on the statements of our bank.",
  method: "GET",
  path: "/staff/bank/lines",
  query: z.object({
    state: z.optional(oneOf(bankLineStates)),
    country: z.optional(oneOf(countries)),
    ...dayRange,
    page: pageNumber,
  }),
  answer: pageOf(bankLineRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const getBankLine = defineCall({
  name: "get-bank-line",
  summary: "Returns a payment on a statement, and the bookings that it may belong to.",
  method: "GET",
  path: "/staff/bank/lines/:id",
  params: idParams,
  answer: z.object({ line: bankLineRow, candidates: z.array(lineCandidate) }),
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/** After somebody has recorded what was missing. */
export const matchBankLines = defineCall({
  name: "match-bank-lines",
  summary: "Looks again for what the open payments on the statements are.",
  method: "POST",
  path: "/staff/bank/match",
  answer: z.object({ found: z.number(), open: z.number() }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

/**
 * `subjectId`: one of the candidates; null: none of them, and the note says what it is. It is then booked as unexplained.
 * STEP_NOT_ALLOWED if the booking has a line by now. CASE_DECIDED once the line is settled.
 */
export const settleBankLine = defineCall({
  name: "settle-bank-line",
  summary: "Says what a payment on a statement is.",
  method: "POST",
  path: "/staff/bank/lines/:id/settle",
  params: idParams,
  body: z.object({ subjectId: z.nullable(z.string()), note: requiredLines(maxMessageLength) }),
  answer: z.object({ settled: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED", "STEP_NOT_ALLOWED"],
  access: "staff",
});

export const staffBankCalls: readonly Call[] = [
  listPaymentFiles,
  listPayable,
  makePaymentFile,
  getPaymentFile,
  downloadPaymentFile,
  dropPayment,
  readBankStatement,
  listBankLines,
  getBankLine,
  matchBankLines,
  settleBankLine,
];

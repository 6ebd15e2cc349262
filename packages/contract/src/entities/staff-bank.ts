import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { staffApproval } from "./staff-approval.ts";
import { ledgerEvents } from "./staff-policy.ts";

/** Payments by bank; docs/books.md. Amounts in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */

/** CLAIM to a landlord, REFUND to a tenant, REMITTANCE to the insurer; RETURNED: one of these again, after it came back. */
export const paymentKinds = ["CLAIM", "REFUND", "REMITTANCE", "RETURNED"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What can go into a file. `id`: the claim, refund or line that came back, or month and country of a remittance. */
export const payablePayment = z.object({
  kind: oneOf(paymentKinds),
  id: z.string(),
  contractNumber: z.nullable(z.string()),
  country: oneOf(countries),
  payee: z.string(),
  /** Country and last four characters; null if it has to be entered for the file. */
  iban: z.nullable(z.string()),
  amount: z.number(),
  purpose: z.string(),
});
export type PayablePayment = z.infer<typeof payablePayment>;

/** APPROVAL: waits for the second person. RELEASED: can be downloaded. GIVEN_UP: refused or taken back. */
export const paymentFileStates = ["APPROVAL", "RELEASED", "GIVEN_UP"] as const;

const file = {
  id: z.string(),
  messageId: z.string(),
  state: oneOf(paymentFileStates),
  country: oneOf(countries),
  executeOn: z.string(),
  payments: z.number(),
  /** How many of them the bank has paid, as far as its statements were read. */
  paid: z.number(),
  amount: z.number(),
  madeBy: z.string(),
  madeAt: z.string(),
  releasedBy: z.nullable(z.string()),
};
export const paymentFileRow = z.object(file);
export type PaymentFileRow = z.infer<typeof paymentFileRow>;

/** RELEASED until a statement shows it. DROPPED: two people said that the bank did not pay it. */
export const paymentStates = ["WAITING", "RELEASED", "PAID", "RETURNED", "DROPPED"] as const;

export const filePayment = z.object({
  id: z.string(),
  kind: oneOf(paymentKinds),
  state: oneOf(paymentStates),
  contractNumber: z.nullable(z.string()),
  payee: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  amount: z.number(),
  purpose: z.string(),
  endToEndId: z.string(),
  paidOn: z.nullable(z.string()),
  approval: z.nullable(staffApproval),
});
export type FilePayment = z.infer<typeof filePayment>;

/** `from`: our account. */
export const paymentFile = z.object({
  ...file,
  from: z.string(),
  list: z.array(filePayment),
  approval: z.nullable(staffApproval),
});
export type PaymentFile = z.infer<typeof paymentFile>;

/** OPEN: a person has to find out what it is. FOUND by the rules. SETTLED by a person. */
export const bankLineStates = ["OPEN", "FOUND", "SETTLED"] as const;

/** One payment on a statement. A positive amount is money for us. */
export const bankLineRow = z.object({
  id: z.string(),
  state: oneOf(bankLineStates),
  bookedOn: z.string(),
  country: oneOf(countries),
  amount: z.number(),
  name: z.nullable(z.string()),
  text: z.string(),
  endToEndId: z.nullable(z.string()),
  isReturn: z.boolean(),
  /** The event of the booking that it belongs to; null while it is open. */
  event: z.nullable(oneOf(ledgerEvents)),
  contractNumber: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type BankLineRow = z.infer<typeof bankLineRow>;

/** A booking of the same amount without a line. */
export const lineCandidate = z.object({
  subjectId: z.string(),
  event: oneOf(ledgerEvents),
  valueDay: z.string(),
  contractNumber: z.nullable(z.string()),
});

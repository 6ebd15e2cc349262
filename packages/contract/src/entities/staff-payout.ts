import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { colleague } from "./staff-assignee.ts";

export const payoutKinds = ["CLAIM", "REFUND"] as const;

/**
 * NO_ACCOUNT: the landlord has not entered one that applies. READY: to be transferred. APPROVAL: recorded, and waits for a
 * second person. IN_FILE: in a file for the bank. ON_HOLD: nothing is paid out until two people lift the hold. PAID.
 */
export const payoutStates = ["READY", "NO_ACCOUNT", "APPROVAL", "IN_FILE", "ON_HOLD", "PAID"] as const;

/** A transfer by bank. Amount in EUR, days as YYYY-MM-DD, instants as UTC timestamps. */
export const staffPayoutRow = z.object({
  /** The id of the claim or refund. */
  id: z.string(),
  kind: oneOf(payoutKinds),
  state: oneOf(payoutStates),
  refId: z.string(),
  contractNumber: z.string(),
  country: oneOf(countries),
  /** The holder of the landlord's account, else the landlord; for a refund the tenant. */
  payee: z.nullable(z.string()),
  /** Country and last four characters; null without an account, and for refunds. */
  iban: z.nullable(z.string()),
  amount: z.number(),
  /** What to write on the transfer; once it is recorded, what was written. */
  reference: z.string(),
  /** Since when it is to be paid. */
  since: z.string(),
  /** Who recorded it and waits for a second person. */
  askedBy: z.nullable(colleague),
  approvalId: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  paidBy: z.nullable(z.string()),
});
export type StaffPayoutRow = z.infer<typeof staffPayoutRow>;

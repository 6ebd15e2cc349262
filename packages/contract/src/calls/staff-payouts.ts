import * as z from "zod/mini";
import { payoutKinds, payoutStates, staffPayoutRow } from "../entities/staff-payout.ts";
import { dayRange, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/**
 * What the insurer transfers by bank: claims that were granted, and refunds that failed at the card provider. What waits comes
 * first, the oldest first; then what was paid, the newest first. `from` and `to`: since when it is to be paid. Recorded by
 * `record-claim-payout` and `record-refund-transfer`. Source: docs/desk.md.
 */
export const listPayouts = defineCall({
  name: "list-payouts",
  summary: "Lists what is to be transferred to landlords and tenants, and what was.",
  method: "GET",
  path: "/staff/payouts",
  query: z.object({
    state: z.optional(oneOf(payoutStates)),
    kind: z.optional(oneOf(payoutKinds)),
    ...dayRange,
    search: searchText,
    page: pageNumber,
  }),
  answer: pageOf(staffPayoutRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const staffPayoutCalls: readonly Call[] = [listPayouts];

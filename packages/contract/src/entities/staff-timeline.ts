import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { shownChange } from "./amendment.ts";
import { declarationWays } from "./declaration.ts";

/** Whose doing an entry of the timeline is. MONEY: charges, transfers, refunds and payouts. */
export const timelineGroups = ["TENANT", "LANDLORD", "MONEY", "STAFF"] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

/** `STATUS`: a change of the contract's status. `ACT`: what somebody did at the desk. */
export const timelineKinds = [
  "APPLICATION",
  "DECISION",
  "DOCUMENT",
  "MAIL",
  "STATUS",
  "ACT",
  "NOTE",
  "CALL",
  "CONTACT",
  "MESSAGE",
  "QUESTION",
  "CLAIM",
  "OBJECTION",
  "AGREEMENT",
  "CLAIM_DECISION",
  "MOVING_OUT",
  "DECLARATION",
  "AMENDMENT",
  "AMENDMENT_DECISION",
  "CHARGE",
  "TRANSFER",
  "REFUND",
  "PAYOUT",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * `detail`: the code that belongs to the kind, such as the status of a contract, a mail or a charge, an act or a type of
 * document. `title`: a mail's subject. Amounts in EUR.
 */
export const timelineRow = z.object({
  id: z.string(),
  at: z.string(),
  refId: z.string(),
  contractNumber: z.nullable(z.string()),
  group: oneOf(timelineGroups),
  kind: oneOf(timelineKinds),
  /** The person at the desk or the partner. */
  by: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  /** Of a declaration: how it came, and the day on which it was sent or said. */
  way: z.nullable(oneOf(declarationWays)),
  declaredOn: z.nullable(z.string()),
  /** For a change of the contract: what becomes different. */
  change: z.nullable(shownChange),
});
export type TimelineRow = z.infer<typeof timelineRow>;

/** What waits for somebody at the desk about a tenant or a contract. */
export const todoKinds = [
  "CASE",
  "CLAIM_TO_DECIDE",
  "CLAIM_TO_PAY",
  "MOVING_OUT",
  "AMENDMENT",
  "UNPAID",
  "QUESTION",
  "WITHDRAWAL",
  "OFFER_UNDELIVERED",
  "MAIL_UNDELIVERED",
  "LETTER",
  "FOLLOW_UP",
  "APPROVAL",
  "CHARGE_FAILED",
  "REPAYMENT_OVERDUE",
  "REFUND_FAILED",
  "NOTICE",
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** `id`: of the claim, question, mail and so on. `since`: since when it waits. */
export const todoItem = z.object({
  kind: oneOf(todoKinds),
  id: z.string(),
  /** Null for a withdrawal that matches no contract. */
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  since: z.string(),
  amount: z.nullable(z.number()),
});
export type TodoItem = z.infer<typeof todoItem>;

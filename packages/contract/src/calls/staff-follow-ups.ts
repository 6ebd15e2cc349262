import * as z from "zod/mini";
import { assignedFilters, assignee } from "../entities/staff-assignee.ts";
import { calendarDate } from "../fields/dates.ts";
import { maxLength } from "../fields/length.ts";
import { dayRange, listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, requiredLines } from "../fields/text.ts";
import { maxBulkRows, maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Tenants with whom somebody has to be in touch; docs/desk.md. */

/**
 * PREMIUM, INSTALMENT: the last attempt to charge it failed, and we promised to be in touch. REPAYMENT: its invoice is
 * overdue. LETTER: it came back.
 */
export const followUpKinds = ["PREMIUM", "INSTALMENT", "REPAYMENT", "LETTER"] as const;

export const followUpOutcomes = ["REACHED", "NOT_REACHED", "WROTE", "WILL_PAY", "HAS_TRANSFERRED"] as const;

/** `amount` is null for a letter. `last`: how somebody was in touch about it before. */
const followUpReason = z.object({
  id: z.string(),
  kind: oneOf(followUpKinds),
  refId: z.string(),
  contractNumber: z.string(),
  amount: z.nullable(z.number()),
  since: z.string(),
  last: z.nullable(
    z.object({ at: z.string(), by: z.string(), outcome: oneOf(followUpOutcomes), returnsOn: z.nullable(z.string()) }),
  ),
});

/** A tenant with all reasons, the oldest first. `amount`: what is owed in all. Amounts in EUR, instants as UTC timestamps. */
export const followUpRow = z.object({
  /** The id of the tenant's account; the refId if there is none. */
  id: z.string(),
  tenantName: z.string(),
  email: z.string(),
  /** As +49…; null if the tenant gave none. */
  phone: z.nullable(z.string()),
  reasons: z.array(followUpReason),
  amount: z.number(),
  since: z.string(),
  dueAt: z.string(),
  assignee,
});
export type FollowUpRow = z.infer<typeof followUpRow>;

/**
 * By due date; left out once no reason holds. `from` and `to`: since when. `search`: part of a name, email, contract number
 * or refId.
 */
export const listFollowUps = defineCall({
  name: "list-follow-ups",
  summary: "Lists the tenants with whom somebody has to be in touch.",
  method: "GET",
  path: "/staff/follow-ups",
  query: z.object({
    kind: z.optional(oneOf(followUpKinds)),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "since", "amount"]),
    page: pageNumber,
  }),
  answer: pageOf(followUpRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/**
 * `reasons`: the ids of those that the person saw. They return on `returnsOn`, from tomorrow to a year from now, if they
 * still hold; never if it is null. The note is stored with the notes of each contract. The same person may repeat it; a
 * second person learns who was first.
 */
export const finishFollowUp = defineCall({
  name: "finish-follow-up",
  summary: "Ticks off that somebody was in touch with a tenant, with the outcome and the day on which it returns.",
  method: "POST",
  path: "/staff/follow-ups/:id",
  params: z.object({ id: z.string() }),
  body: z.object({
    reasons: z.array(z.string()).check(maxLength(maxBulkRows, { error: "FIELD_INVALID" })),
    outcome: oneOf(followUpOutcomes),
    note: requiredLines(maxMessageLength),
    returnsOn: z.nullable(calendarDate),
  }),
  answer: z.object({ done: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN", "CASE_DECIDED"],
  access: "staff",
});

export const staffFollowUpCalls: readonly Call[] = [listFollowUps, finishFollowUp];

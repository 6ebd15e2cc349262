import * as z from "zod/mini";
import { assignedFilters, assignee, workKinds } from "../entities/staff-assignee.ts";
import { listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Everything that waits for a person of the desk, in one list; docs/desk.md. */

/**
 * `id` is the one of `kind`: a case's refId, a notice's country and id, otherwise the id of the row. `who`: the tenant, the
 * landlord, the address or the task that it is about. `what`: a state, cause or kind of its own list. `since`: when it began
 * to wait for us.
 */
export const inboxRow = z.object({
  kind: oneOf(workKinds),
  id: z.string(),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  who: z.string(),
  what: z.nullable(z.string()),
  since: z.string(),
  dueAt: z.string(),
  assignee,
});

/** By due date. Has only the kinds that the caller's role may see. `search`: part of a name, contract number or refId. */
export const listInbox = defineCall({
  name: "list-inbox",
  summary: "Lists everything that waits for a person of the desk.",
  method: "GET",
  path: "/staff/inbox",
  query: z.object({
    kind: z.optional(oneOf(workKinds)),
    assigned: z.optional(oneOf(assignedFilters)),
    search: searchText,
    order: listOrder(["dueAt", "since"]),
    page: pageNumber,
  }),
  answer: pageOf(inboxRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** How many rows of the inbox: all, the caller's own, and those that nobody has taken. */
const workCount = z.object({ kind: oneOf(workKinds), all: z.number(), mine: z.number(), nobody: z.number() });

/** Counts no further than a list can be paged through. A kind that the caller's role may not see counts none. */
export const countWaiting = defineCall({
  name: "count-waiting",
  summary: "Counts what waits for a person at the desk, and tells whether money is held after a restore.",
  method: "GET",
  path: "/staff/waiting",
  answer: z.object({
    work: z.array(workCount),
    /** Whether no money moves, because the database was restored (docs/recovery.md). */
    moneyHeld: z.boolean(),
  }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const staffInboxCalls: readonly Call[] = [listInbox, countWaiting];

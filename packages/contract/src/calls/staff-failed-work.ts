import * as z from "zod/mini";
import { workTasks } from "../enums.ts";
import { assignedFilters, assignee } from "../entities/staff-assignee.ts";
import { dayRange, listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Rows of background work whose handling failed. Source: docs/desk.md. */

/**
 * `key` identifies the row within its task, and `id` among all. `retryAt` is null once the row is set aside. `refId`
 * and `contractNumber` are null if it belongs to no application or contract.
 */
export const failedWorkRow = z.object({
  id: z.string(),
  task: oneOf(workTasks),
  key: z.string(),
  tries: z.number(),
  error: z.string(),
  failedAt: z.string(),
  retryAt: z.nullable(z.string()),
  /** Null while automatic retries continue. */
  dueAt: z.nullable(z.string()),
  assignee,
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
});
export type FailedWorkRow = z.infer<typeof failedWorkRow>;

/**
 * Rows that were set aside first, the longest waiting first. `from` and `to`: when it last failed. Rows that are no
 * longer due are left out.
 */
export const listFailedWork = defineCall({
  name: "list-failed-work",
  summary: "Lists background work that failed.",
  method: "GET",
  path: "/staff/failed-work",
  query: z.object({
    task: z.optional(oneOf(workTasks)),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    order: listOrder(["dueAt", "failedAt"]),
    page: pageNumber,
  }),
  answer: pageOf(failedWorkRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

/** The row has all its attempts again. NOT_FOUND once it has been handled. Recorded in the audit log. */
export const tryWorkAgain = defineCall({
  name: "try-work-again",
  summary: "Makes background work that failed due at once.",
  method: "POST",
  path: "/staff/failed-work/:task/:key/retry",
  // Accepts any string: an unknown task has no rows.
  params: z.object({ task: z.string(), key: z.string() }),
  answer: z.object({ due: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "administrator",
});

export const staffFailedWorkCalls: readonly Call[] = [listFailedWork, tryWorkAgain];

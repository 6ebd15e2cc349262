import * as z from "zod/mini";
import { errorCodes } from "../errors.ts";
import { errorParams } from "../problem.ts";
import { maxLength } from "../fields/length.ts";
import { oneOf, optionalLines } from "../fields/text.ts";
import { maxBulkRows, maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/**
 * What can be done with several rows of a list at once. TICK_OFF: settle or close them with a note, or mark letters as
 * posted.
 */
export const bulkActs = ["ASSIGN", "TICK_OFF", "SEND_AGAIN"] as const;
export type BulkAct = (typeof bulkActs)[number];

/**
 * Handles each row for itself, as the call for one row does; `failed` says which it could not, and why. The rows are `ids`, in
 * the inbox `KIND:id`, or all that match `filters`, which are the list's query: MAXIMUM if they are more than `maxBulkRows`,
 * with their number. `to`: to whom the rows are assigned, null to nobody; rows that somebody else has taken stay with them.
 * STEP_NOT_ALLOWED if the list knows no such act.
 */
export const actOnRows = defineCall({
  name: "act-on-rows",
  summary: "Does the same with several rows of a list of the desk.",
  method: "POST",
  path: "/staff/lists/:list/act",
  params: z.object({ list: z.string() }),
  body: z.object({
    act: oneOf(bulkActs),
    ids: z.optional(z.array(z.string()).check(maxLength(maxBulkRows, { error: "FIELD_INVALID" }))),
    filters: z.optional(z.record(z.string(), z.string())),
    to: z.optional(z.nullable(z.string().check(z.uuid({ error: "FIELD_INVALID" })))),
    note: optionalLines(maxMessageLength),
  }),
  answer: z.object({
    done: z.number(),
    failed: z.array(z.object({ id: z.string(), errorCode: oneOf(errorCodes), params: errorParams })),
  }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "STAFF_ROLE_REQUIRED",
    "NOT_FOUND",
    "STEP_NOT_ALLOWED",
  ],
  access: "staff",
});

export const staffBulkCalls: readonly Call[] = [actOnRows];

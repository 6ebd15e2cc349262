import * as z from "zod/mini";
import { assignee, colleague } from "../entities/staff-assignee.ts";
import { optionalLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Who works on what waits for a person; docs/desk.md. */

const colleagueId = z.nullable(z.string().check(z.uuid({ error: "FIELD_INVALID" })));

/**
 * Assigns the work to the colleague `to`; null unassigns it. `seen` is the assignee that the caller saw: WORK_TAKEN if
 * somebody else has taken the work in the meantime. `kind` is a `WorkKind`, and `id` what the inbox has for it.
 */
export const assignWork = defineCall({
  name: "assign-work",
  summary: "Takes work, gives it back, or hands it to a colleague.",
  method: "POST",
  path: "/staff/assignments/:kind/:id",
  params: z.object({ kind: z.string(), id: z.string() }),
  body: z.object({ to: colleagueId, seen: colleagueId, message: optionalLines(maxMessageLength) }),
  answer: z.object({ assignee }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN", "WORK_TAKEN"],
  access: "staff",
});

/** Sorted by name. Disabled accounts are left out. */
export const listColleagues = defineCall({
  name: "list-colleagues",
  summary: "Lists the people at the desk to whom work can be handed.",
  method: "GET",
  path: "/staff/colleagues",
  answer: z.object({ colleagues: z.array(colleague) }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const staffAssignmentCalls: readonly Call[] = [assignWork, listColleagues];

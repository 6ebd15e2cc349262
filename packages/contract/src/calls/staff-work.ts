import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { calendarDate } from "../fields/dates.ts";
import { optionalLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** What people at the desk keep about a case, a claim or a proof; docs/desk.md. */

/** `kind`: CASE, CLAIM or MOVING_OUT. `id`: the refId of a case, or the id of a claim or proof. */
const workParams = z.object({ kind: z.string(), id: z.string() });
const errors: readonly ErrorCode[] = ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN"];
const text = optionalLines(maxMessageLength);

/** The caller's own; nobody else sees it. An empty text deletes it, and so does the decision. */
export const saveDraft = defineCall({
  name: "save-draft",
  summary: "Keeps what the caller has written about a case, a claim or a proof, but not sent.",
  method: "POST",
  path: "/staff/drafts/:kind/:id",
  params: workParams,
  body: z.object({ decision: text, question: text, note: text }),
  answer: z.object({ saved: z.literal(true) }),
  errors,
  access: "staff",
});

/** `day`: today or later, at most a year ahead; null for the usual due date. */
export const setDueDay = defineCall({
  name: "set-due-day",
  summary: "Says until when a case, a claim or a proof is to be done.",
  method: "POST",
  path: "/staff/due/:kind/:id",
  params: workParams,
  body: z.object({ day: z.nullable(calendarDate) }),
  answer: z.object({ done: z.literal(true) }),
  errors,
  access: "staff",
});

export const staffWorkCalls: readonly Call[] = [saveDraft, setDueDay];

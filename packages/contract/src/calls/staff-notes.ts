import * as z from "zod/mini";
import { pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, requiredLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Notes of the desk about an application and its policy, which share the refId; docs/desk.md. */

/** Accepts any string, so that a malformed refId gets the same response as an unknown one. */
const noteParams = z.object({ refId: z.string() });

/** With whom somebody at the desk was on the phone. */
export const calledParties = ["TENANT", "LANDLORD", "OTHER"] as const;

/** `called`: the note is about a phone call with them. */
export const staffNoteRow = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  note: z.string(),
  called: z.nullable(oneOf(calledParties)),
});
export type StaffNoteRow = z.infer<typeof staffNoteRow>;

/** Newest first; empty for an unknown refId. */
export const listStaffNotes = defineCall({
  name: "list-staff-notes",
  summary: "Lists the desk's notes about an application and its policy.",
  method: "GET",
  path: "/staff/notes/:refId",
  params: noteParams,
  query: z.object({ page: pageNumber }),
  answer: pageOf(staffNoteRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** Notes never change; a correction is another note. CASE_UNKNOWN for an application that the desk may not open. */
export const addStaffNote = defineCall({
  name: "add-staff-note",
  summary: "Adds a note of the desk to an application and its policy.",
  method: "POST",
  path: "/staff/notes/:refId",
  params: noteParams,
  body: z.object({ note: requiredLines(maxMessageLength), called: z.optional(z.nullable(oneOf(calledParties))) }),
  answer: staffNoteRow,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

export const staffNoteCalls: readonly Call[] = [listStaffNotes, addStaffNote];

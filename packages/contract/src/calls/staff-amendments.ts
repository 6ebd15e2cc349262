import * as z from "zod/mini";
import { requiredLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { answered, answering, asked, asking, deciding } from "./amending.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Changes of a contract at the desk; docs/desk.md. */

/** Accepts any string, so that a malformed refId or id gets the same response as an unknown one. */
const refIdParams = z.object({ refId: z.string() });
const oneParams = z.object({ refId: z.string(), amendmentId: z.string() });
const done = z.object({ done: z.literal(true) });

/** `note`: who wrote or called, and when. It is kept as a note on the contract. */
export const askAmendmentAsStaff = defineCall({
  name: "ask-amendment-as-staff",
  summary: "Asks for a change of a contract for somebody who wrote or called.",
  method: "POST",
  path: "/staff/policies/:refId/amendments",
  params: refIdParams,
  body: z.extend(asked, { note: requiredLines(maxMessageLength) }),
  answer: done,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", ...asking],
  access: "staff",
});

/** Kinds that the desk has to agree to; it may also refuse another co-tenant for whoever objects by letter. */
export const answerAmendmentAsStaff = defineCall({
  name: "answer-amendment-as-staff",
  summary: "Agrees to or refuses a change that waits for the desk.",
  method: "POST",
  path: "/staff/policies/:refId/amendments/:amendmentId/answer",
  params: oneParams,
  body: answered,
  answer: done,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", ...answering],
  access: "staff",
});

export const takeBackAmendmentAsStaff = defineCall({
  name: "take-back-amendment-as-staff",
  summary:
    "Takes back a change that the desk asked for, or one that a tenant signed and withdraws by letter, before it applies.",
  method: "POST",
  path: "/staff/policies/:refId/amendments/:amendmentId/take-back",
  params: oneParams,
  answer: done,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", ...deciding],
  access: "staff",
});

export const staffAmendmentCalls: readonly Call[] = [
  askAmendmentAsStaff,
  answerAmendmentAsStaff,
  takeBackAmendmentAsStaff,
];

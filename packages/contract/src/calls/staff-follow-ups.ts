import * as z from "zod/mini";
import { optionalText, requiredLines } from "../fields/text.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { maxMessageLength } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Tenants whom we promised to contact; docs/desk.md. */

/**
 * A promise made after the last failed charge of a premium or instalment. Amounts in EUR, instants as UTC timestamps.
 */
export const followUpRow = z.object({
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  email: z.string(),
  /** As +49…; null if the tenant gave none. */
  phone: z.nullable(z.string()),
  kind: z.enum(["PREMIUM", "INSTALMENT"]),
  amount: z.number(),
  promisedAt: z.string(),
});
export type FollowUpRow = z.infer<typeof followUpRow>;

/** Oldest first; left out once it is paid. `search`: part of a name, email, contract number or refId. */
export const listFollowUps = defineCall({
  name: "list-follow-ups",
  summary: "Lists the tenants who were told that somebody will be in touch.",
  method: "GET",
  path: "/staff/follow-ups",
  query: z.object({ search: optionalText(), page: pageNumber }),
  answer: pageOf(followUpRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** The note is stored with the policy's notes. The same person may repeat it; a second person learns who was first. */
export const finishFollowUp = defineCall({
  name: "finish-follow-up",
  summary: "Ticks off that somebody was in touch with the tenant, with a note on the outcome.",
  method: "POST",
  path: "/staff/follow-ups/:id",
  params: z.object({ id: z.string() }),
  body: z.object({ note: requiredLines(maxMessageLength) }),
  answer: z.object({ done: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN", "CASE_DECIDED"],
  access: "staff",
});

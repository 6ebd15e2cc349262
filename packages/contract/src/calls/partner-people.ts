import * as z from "zod/mini";
import { languages } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { email } from "../fields/email.ts";
import { anyName } from "../fields/name.ts";
import { oneOf } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";
import { partnerPerson } from "./partner-session.ts";

/** The people who may use a partner's page, managed by the partner's own people and by administrators at the desk. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const personParams = z.object({ personId: z.string() });
export const newPartnerPerson = z.object({ name: anyName(), email, language: oneOf(languages) });
const people = z.object({ people: z.array(partnerPerson) });
const removed = z.object({ removed: z.literal(true) });
const fieldErrors: readonly ErrorCode[] = ["FIELD_REQUIRED", "FIELD_INVALID", "INVALID_EMAIL"];

export const listPartnerPeople = defineCall({
  name: "list-partner-people",
  summary: "Lists the people who may use the partner's page.",
  method: "GET",
  path: "/partner/people",
  answer: people,
  errors: ["LOGIN_REQUIRED"],
  access: "partner-person",
});

/** FIELD_INVALID at `email`: the address already belongs to one of the partner's people. */
export const addPartnerPerson = defineCall({
  name: "add-partner-person",
  summary: "Lets a colleague use the partner's page, and tells them by email.",
  method: "POST",
  path: "/partner/people",
  body: newPartnerPerson,
  answer: partnerPerson,
  answerStatus: 201,
  errors: [...fieldErrors, "LOGIN_REQUIRED"],
  access: "partner-person",
});

/** Nobody can remove themselves (STEP_NOT_ALLOWED), so that at least one person always remains. */
export const removePartnerPerson = defineCall({
  name: "remove-partner-person",
  summary: "Ends a colleague's sessions on the partner's page at once and refuses further logins.",
  method: "DELETE",
  path: "/partner/people/:personId",
  params: personParams,
  answer: removed,
  errors: ["LOGIN_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED"],
  access: "partner-person",
});

const staffErrors: readonly ErrorCode[] = ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"];

export const listPeopleOfPartner = defineCall({
  name: "list-people-of-partner",
  summary: "Lists the people who may use a partner's page.",
  method: "GET",
  path: "/staff/partners/:id/people",
  params: z.object({ id: z.string() }),
  answer: z.extend(people, { partner: z.object({ id: z.string(), name: z.string() }) }),
  errors: staffErrors,
  access: "administrator",
});

/** FIELD_INVALID at `email`: the address already belongs to one of the partner's people. */
export const addPersonToPartner = defineCall({
  name: "add-person-to-partner",
  summary: "Lets a person use a partner's page, and tells them by email.",
  method: "POST",
  path: "/staff/partners/:id/people",
  params: z.object({ id: z.string() }),
  body: newPartnerPerson,
  answer: partnerPerson,
  answerStatus: 201,
  errors: [...fieldErrors, ...staffErrors],
  access: "administrator",
});

export const removePersonFromPartner = defineCall({
  name: "remove-person-from-partner",
  summary: "Ends a person's sessions on a partner's page at once and refuses further logins.",
  method: "DELETE",
  path: "/staff/partners/:id/people/:personId",
  params: z.extend(personParams, { id: z.string() }),
  answer: removed,
  errors: staffErrors,
  access: "administrator",
});

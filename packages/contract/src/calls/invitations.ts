import * as z from "zod/mini";
import { invitationOffer, invitationView } from "../entities/invitation.ts";
import { homeErrors, offerErrors } from "../entities/offer-errors.ts";
import { linkView } from "../entities/link-view.ts";
import { tenantRecord } from "../entities/tenant-record.ts";
import { invitationStatuses } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { calendarDate } from "../fields/dates.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { maxLength, minLength } from "../fields/length.ts";
import { invitationsPerBatch, maxReferenceLength } from "../limits.ts";
import { problem } from "../problem.ts";
import { defineCall } from "./define-call.ts";

/** From a partner's invitation to the tenant's application. Source: specification §7, wire decisions. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const invitationParams = z.object({ id: z.string() });

/**
 * `id` is the secret of the link. It is returned here and mailed to the tenant; its holder may accept the invitation. A
 * repeated `reference` returns the first invitation in its current state and mails nothing.
 */
export const inviteTenant = defineCall({
  name: "invite-tenant",
  summary: "Invites a tenant by email to a guarantee for one of the partner's rentals.",
  method: "POST",
  path: "/partner/invitations",
  body: invitationOffer,
  answer: invitationView,
  answerStatus: 201,
  errors: ["PARTNER_KEY_INVALID", ...offerErrors, ...homeErrors, "PROVIDER_UNAVAILABLE"],
  access: "partner",
  startsApplication: "always",
  repeat: "same-answer",
});

/** Each line of a batch is checked alone, as an invitationOffer. */
export const invitationLine = z.unknown();

const batch = z.object({
  invitations: z
    .array(invitationLine)
    .check(
      minLength(1, { error: "FIELD_REQUIRED", abort: true }),
      maxLength(invitationsPerBatch, { error: "FIELD_INVALID" }),
    ),
});
const perLine = z.object({
  results: z.array(z.object({ invitation: z.nullable(invitationView), problem: z.nullable(problem) })),
});
const batchErrors: readonly ErrorCode[] = ["FIELD_REQUIRED", "FIELD_INVALID"];

/**
 * Returns for each line, in order, what the call for one invitation would return. A refused line does not stop the
 * others. When the batch is sent again after a lost response, lines with a `reference` return their first invitation.
 */
export const inviteTenants = defineCall({
  name: "invite-tenants",
  summary: "Invites up to 500 tenants, with an answer for each.",
  method: "POST",
  path: "/partner/invitations/batch",
  body: batch,
  answer: perLine,
  errors: ["PARTNER_KEY_INVALID", ...batchErrors, "PROVIDER_UNAVAILABLE"],
  maxBodyBytes: 1_000_000,
  access: "partner",
  startsApplication: "always",
  repeat: "same-answer",
});

/**
 * `invitation` and `problem` are both null for a line that would be invited. `invitation` is set if one with the same
 * reference exists.
 */
export const checkInvitations = defineCall({
  name: "check-invitations",
  summary: "Says for up to 500 invitations what the batch would refuse, and invites nobody.",
  method: "POST",
  path: "/partner/invitations/check",
  body: batch,
  answer: perLine,
  errors: ["PARTNER_KEY_INVALID", ...batchErrors],
  maxBodyBytes: 1_000_000,
  access: "partner",
  repeat: "new-answer",
});

const asStaff = {
  method: "POST",
  params: z.object({ id: z.string() }),
  body: batch,
  answer: perLine,
  errors: [...batchErrors, "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"] as readonly ErrorCode[],
  maxBodyBytes: 1_000_000,
  access: "administrator",
} as const;

export const inviteForPartner = defineCall({
  ...asStaff,
  name: "invite-for-partner",
  summary: "Invites up to 500 tenants for a partner, with an answer for each.",
  path: "/staff/partners/:id/invitations",
  errors: [...asStaff.errors, "PROVIDER_UNAVAILABLE"],
  startsApplication: "always",
  repeat: "same-answer",
});

export const checkForPartner = defineCall({
  ...asStaff,
  name: "check-for-partner",
  summary: "Says for up to 500 invitations of a partner what would be refused, and invites nobody.",
  path: "/staff/partners/:id/invitations/check",
  repeat: "new-answer",
});

/** Newest first. `next` is the value of `after` for the next page; null on the last page. */
export const listInvitations = defineCall({
  name: "list-invitations",
  summary: "Lists the partner's invitations, optionally by status, reference or day of creation.",
  method: "GET",
  path: "/partner/invitations",
  query: z.object({
    status: z.optional(oneOf(invitationStatuses)),
    reference: optionalText(maxReferenceLength),
    search: searchText,
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    after: optionalText(),
  }),
  answer: z.object({ invitations: z.array(invitationView), next: z.nullable(z.string()) }),
  errors: ["PARTNER_KEY_INVALID", "FIELD_INVALID"],
  access: "partner",
});

export const getInvitation = defineCall({
  name: "get-invitation",
  summary: "Returns the status of one of the partner's invitations.",
  method: "GET",
  path: "/partner/invitations/:id",
  params: invitationParams,
  answer: invitationView,
  errors: ["PARTNER_KEY_INVALID", "INVITATION_UNKNOWN"],
  access: "partner",
});

/** Withdrawing twice returns the same. A used or expired invitation is INVITATION_EXPIRED. */
export const withdrawInvitation = defineCall({
  name: "withdraw-invitation",
  summary: "Withdraws an unused invitation.",
  method: "DELETE",
  path: "/partner/invitations/:id",
  params: invitationParams,
  answer: invitationView,
  errors: ["PARTNER_KEY_INVALID", "INVITATION_UNKNOWN", "INVITATION_EXPIRED"],
  access: "partner",
});

/**
 * At most once in `reminderPauseHours`: a repeat within them changes nothing. STEP_NOT_ALLOWED once we have decided about the
 * application, and after `maxInvitationReminders`.
 */
export const remindTenant = defineCall({
  name: "remind-tenant",
  summary: "Reminds an invited tenant by email, at most once a day.",
  method: "POST",
  path: "/partner/invitations/:id/reminder",
  params: invitationParams,
  answer: invitationView,
  errors: ["PARTNER_KEY_INVALID", "INVITATION_UNKNOWN", "INVITATION_EXPIRED", "STEP_NOT_ALLOWED"],
  access: "partner",
  repeat: "new-answer",
});

/** Changes nothing, because mail programs and scanners open links, too. */
export const getInvitationLink = defineCall({
  name: "get-invitation-link",
  summary: "Returns what an invitation is about, and the application that it has already started.",
  method: "GET",
  path: "/onboarding/tenant/invitation/:id",
  params: invitationParams,
  answer: linkView,
  errors: ["INVITATION_UNKNOWN", "INVITATION_EXPIRED"],
  access: "public",
});

/** Changes nothing, like `get-invitation-link`. */
export const getSignedOffer = defineCall({
  name: "get-signed-offer",
  summary: "Returns what a link signed by a partner is about, and the application that it has already started.",
  method: "GET",
  path: "/onboarding/tenant/signed-offer",
  query: z.object({ insuranceHash: z.string() }),
  answer: linkView,
  errors: ["INVITATION_EXPIRED", "LINK_MALFORMED", "LINK_KEY_UNKNOWN", "LINK_SIGNATURE_INVALID", ...offerErrors],
  access: "public",
});

/**
 * The first call creates the application. Later ones open the same application with another token, until it is signed
 * or the invitation has expired; then INVITATION_EXPIRED. PROVIDER_UNAVAILABLE while the app is closed.
 */
export const acceptInvitation = defineCall({
  name: "accept-invitation",
  summary: "Creates the invited tenant's application, or opens it again; returns its record and token.",
  method: "POST",
  path: "/onboarding/tenant/invitation/:id/accept",
  params: invitationParams,
  answer: tenantRecord,
  errors: ["INVITATION_UNKNOWN", "INVITATION_EXPIRED", "COUNTRY_NOT_OFFERED", "PROVIDER_UNAVAILABLE"],
  access: "public",
  startsApplication: "always",
  repeat: "same-answer",
});

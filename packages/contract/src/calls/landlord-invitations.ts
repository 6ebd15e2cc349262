import * as z from "zod/mini";
import { landlordOffer } from "../entities/invitation.ts";
import { homeErrors, offerErrors } from "../entities/offer-errors.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** A landlord who is no partner invites a tenant, once the own address is confirmed. Source: issue 5; docs/partners.md. */

/** Nothing is sent to the tenant yet. RATE_LIMITED says nothing of the address but how often it was named of late. */
export const askToInvite = defineCall({
  name: "ask-to-invite",
  summary: "Keeps a landlord's invitation, and mails the landlord a link that sends it.",
  method: "POST",
  path: "/landlord/invitations",
  body: landlordOffer,
  answer: z.object({ sent: z.literal(true) }),
  errors: [...offerErrors, ...homeErrors, "RATE_LIMITED"],
  access: "public",
});

/** Unknown, used, too old and malformed are one and the same. Amount in EUR, day as YYYY-MM-DD. */
export const getInvitationToConfirm = defineCall({
  name: "get-invitation-to-confirm",
  summary: "What the link in the landlord's mail would send, and to whom.",
  method: "GET",
  path: "/landlord/invitations/:token",
  params: tokenParams,
  answer: z.object({
    tenantEmail: z.string(),
    tenantName: z.nullable(z.string()),
    inviterName: z.string(),
    fullAddress: z.string(),
    rentDepositAmount: z.number(),
    insuranceStart: z.string(),
  }),
  errors: ["INVITATION_EXPIRED"],
  access: "landlord",
});

/** Once only. `expiresAt`: the tenant may accept until then. */
export const confirmInvitation = defineCall({
  name: "confirm-invitation",
  summary: "Confirms the landlord's address and sends the invitation to the tenant.",
  method: "POST",
  path: "/landlord/invitations/:token/confirm",
  params: tokenParams,
  answer: z.object({ tenantEmail: z.string(), expiresAt: z.string() }),
  errors: ["INVITATION_EXPIRED", "RATE_LIMITED"],
  access: "landlord",
});

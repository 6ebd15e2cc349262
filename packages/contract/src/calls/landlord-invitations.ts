import * as z from "zod/mini";
import { landlordOffer } from "../entities/invitation.ts";
import { homeErrors, offerErrors } from "../entities/offer-errors.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** A landlord without a partner account invites a tenant after confirming their own email address; docs/partners.md. */

/** The tenant gets no mail yet. RATE_LIMITED reveals only how often the addresses were used recently. */
export const askToInvite = defineCall({
  name: "ask-to-invite",
  summary: "Stores a landlord's invitation and emails the landlord a link that sends it.",
  method: "POST",
  path: "/landlord/invitations",
  body: landlordOffer,
  answer: z.object({ sent: z.literal(true) }),
  errors: [...offerErrors, ...homeErrors, "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
  access: "public",
  startsApplication: "always",
});

/** Unknown, used, expired and malformed tokens get the same response. Amount in EUR, day as YYYY-MM-DD. */
export const getInvitationToConfirm = defineCall({
  name: "get-invitation-to-confirm",
  summary: "Returns the invitation that the emailed link would send, and its recipient.",
  method: "GET",
  path: "/landlord/invitations/:token",
  params: tokenParams,
  answer: z.object({
    tenantEmail: z.string(),
    tenantName: z.nullable(z.string()),
    /** Who signs the lease together with the tenant. */
    coTenantNames: z.array(z.string()),
    inviterName: z.string(),
    fullAddress: z.string(),
    rentDepositAmount: z.number(),
    insuranceStart: z.string(),
  }),
  errors: ["INVITATION_EXPIRED"],
  access: "landlord",
  landlordLink: "confirmation",
});

/** Works once. The tenant may accept until `expiresAt`. */
export const confirmInvitation = defineCall({
  name: "confirm-invitation",
  summary: "Confirms the landlord's email address and sends the invitation to the tenant.",
  method: "POST",
  path: "/landlord/invitations/:token/confirm",
  params: tokenParams,
  answer: z.object({ tenantEmail: z.string(), expiresAt: z.string() }),
  errors: ["INVITATION_EXPIRED", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
  access: "landlord",
  landlordLink: "confirmation",
  startsApplication: "always",
});

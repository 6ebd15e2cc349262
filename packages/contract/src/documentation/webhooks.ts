import type { GuaranteeEventType, PartnerEventType, testEventType } from "../entities/partner-event.ts";
import type { FieldDocs } from "./field-doc.ts";

/** What each event says, for the OpenAPI document. */
export const eventSummaries: Readonly<Record<PartnerEventType | typeof testEventType, string>> = {
  "invitation.accepted": "The tenant opened the invitation or the signed link.",
  "application.decided": "The application was decided, as a rule at once. How is between the tenant and us.",
  "guarantee.signed": "The tenant signed; now the landlord accepts or declines.",
  "guarantee.accepted": "The landlord accepted.",
  "guarantee.declined": "The landlord declined.",
  "guarantee.active": "All premiums that fell due are paid, for the first time or again.",
  "guarantee.past_due": "A premium could not be charged. Cover continues.",
  "guarantee.cancellation_requested": "The tenant cancelled; cover continues until the release.",
  "guarantee.released": "The landlord released the guarantee; `guarantee.ended` follows.",
  "guarantee.ended": "The guarantee ended, whatever the reason; `status` is ENDED or WITHDRAWN.",
  "guarantee.amended":
    "A change that was asked for and agreed to applies: `kind` says what is different, `from` since when.",
  "claim.changed": "A claim was made, objected to, decided or paid.",
  "webhook.test": "Somebody asked for a test event. It is about no rental.",
};

const guaranteeType: GuaranteeEventType = "guarantee.accepted";

/** Webhooks of partners and their events. */
export const webhooks: FieldDocs = {
  "InvitationAcceptedEvent.data": ["The invitation."],
  "ApplicationDecidedEvent.data": ["The invitation of the application."],
  "GuaranteeEvent.data": ["The guarantee as it was then."],
  "GuaranteeAmendedEvent.data": ["The guarantee as it was then, and what changed."],
  "GuaranteeAmendedEvent.type": ["What happened."],
  "ClaimChangedEvent.data": ["The claim and its guarantee as they were then."],
  "InvitationAcceptedEvent.type": ["What happened."],
  "ApplicationDecidedEvent.type": ["What happened."],
  "GuaranteeEvent.type": ["What happened.", guaranteeType],
  "ClaimChangedEvent.type": ["What happened."],
  "TestEvent.data": ["Nothing: both fields are null."],
  "TestEvent.type": ["What happened."],
  publicId: [
    "Reads and withdraws the invitation and opens no link; the same for every API key. Webhooks name it by this id.",
    "65f0c1a2b3d4e5f60718293a",
  ],
  timestamp: ["When it happened, in UTC.", "2027-04-12T09:31:00.000Z"],
  invitationId: [
    "The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.",
    "65f0c1a2b3d4e5f60718293a",
  ],
  "data.reference": ["The partner's own name of the rental; null without one.", "B-12/3"],
  "data.guaranteeRefId": ["The `refId` of the guarantee.", "65f0c1a2b3d4e5f60718293a"],
  "data.insuranceStart": ["The first day of the insurance, YYYY-MM-DD.", "2027-05-01"],
  "data.insuranceEnd": ["The agreed last day, YYYY-MM-DD; null without one.", "2029-04-30"],
  coveredUntil: [
    "The first day without cover, YYYY-MM-DD; null while it continues, and if it never began.",
    "2029-05-01",
  ],
  claimState: ["How far the claim has come."],
  "data.amount": ["The sum of the items.", 250, "EUR"],
  "data.granted": ["The part that was accepted; null before the decision.", 200, "EUR"],
  "data.paidOn": ["The day of the transfer, YYYY-MM-DD; null before.", "2028-11-20"],
  "Webhook.url": ["Where deliveries go: https, at a public address.", "https://hooks.example.com/kautia"],
  "WebhookWithSecret.url": ["Where deliveries go.", "https://hooks.example.com/kautia"],
  "AddedWebhook.url": ["Where deliveries go.", "https://hooks.example.com/kautia"],
  "AddWebhookRequest.url": ["https, at a public address, without a user.", "https://hooks.example.com/kautia"],
  "ChangeWebhookRequest.url": ["https, at a public address, without a user.", "https://hooks.example.com/kautia"],
  webhooks: ["The webhooks, the oldest first."],
  events: ["The events that it gets; empty for all."],
  enabled: ["Whether it gets deliveries."],
  offBecause: ["Why it gets none; null while it is on."],
  failingSince: ["Since when no delivery succeeds, in UTC; null while they do.", "2027-04-12T09:31:00.000Z"],
  "WebhookWithSecret.secret": [
    "Signs the deliveries as in Standard Webhooks: `whsec_` and the key in Base64. Shown only once.",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
  ],
  "AddedWebhook.secret": [
    "Signs the deliveries as in Standard Webhooks: `whsec_` and the key in Base64. Null if you had a webhook at this address.",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
  ],
  delivered: ["Whether the answer was 2xx."],
  "WebhookTest.lastError": ["Why there was no answer; null if there was."],
  deliveries: ["The deliveries, the newest event first."],
  eventId: ["The event's id, sent as `webhook-id`; the same in each attempt.", "evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11"],
  "WebhookDelivery.type": ["What happened.", guaranteeType],
  happenedAt: ["When it happened, in UTC.", "2027-04-12T09:31:00.000Z"],
  attempts: ["How often it was sent.", 2, "attempts"],
  lastStatus: ["The HTTP status of the last answer; null without one.", 500, "HTTP status"],
  "WebhookDelivery.lastError": ["Why the last attempt got no answer; null if it did."],
  lastTriedAt: ["When it was sent last, in UTC; null before.", "2027-04-12T09:32:00.000Z"],
  "ListWebhookDeliveries.status": ["Only deliveries with this status.", "GIVEN_UP"],
  webhookId: ["The id of the webhook.", "65f0c1a2b3d4e5f60718293a"],
  "StaffDeliveryRow.url": ["Where deliveries go.", "https://hooks.example.com/kautia"],
  "StaffDeliveryRow.partnerName": ["The partner whose webhook it is.", "Hausverwaltung Kern"],
  "StaffDeliveryRow.type": ["What happened.", guaranteeType],
  "StaffDeliveryRow.lastError": ["Why the last attempt got no answer; null if it did."],
  resent: ["How many are sent again.", 3, "deliveries"],
};

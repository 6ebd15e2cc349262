export { ApiError, type ErrorCode, type FieldError } from "./api-error.ts";
export { type ClientOptions, makeClient, type PartnerClient } from "./client.ts";
export type { components, operations, paths } from "./schema.ts";
export { type InvitationOffer, type LinkOptions, signLink } from "./sign-link.ts";
export { unwrap } from "./unwrap.ts";
export { verifyWebhook, type WebhookEvent, type WebhookHeaders, WebhookError } from "./verify-webhook.ts";

import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { staffPartner, staffPartnerKey, staffPartnerRow } from "../entities/staff-partner.ts";
import { addedWebhook, webhook, webhookWithSecret } from "../entities/webhook.ts";
import type { ErrorCode } from "../errors.ts";
import { email } from "../fields/email.ts";
import { anyName, requiredCompany } from "../fields/name.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { newPartnerPerson } from "./partner-people.ts";
import { keepProperties, listProperties, removeProperty } from "./partner-properties.ts";
import { deleteTestData } from "./partner-tests.ts";
import { addWebhook, changeWebhook } from "./partner-webhooks.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Partners, their keys, webhooks and homes, looked after at the desk. Source: docs/desk.md. */

const partnerParams = z.object({ id: z.string() });
const webhookParams = z.object({ id: z.string(), webhookId: z.string() });
const errors: readonly ErrorCode[] = ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"];
const bodyErrors: readonly ErrorCode[] = ["FIELD_REQUIRED", "FIELD_INVALID"];
const contactErrors: readonly ErrorCode[] = [...bodyErrors, "INVALID_EMAIL", "NAME_NOT_PRINTABLE"];

/** Part of every signed link (`iss`), so it never changes. */
const newPartnerId = requiredText(40).check(
  z.refine((id) => /^[a-z0-9][a-z0-9-]*$/.test(id), { error: "FIELD_INVALID" }),
);
const contact = z.object({ name: anyName(), email, phone: optionalText(30) });

export const listPartners = defineCall({
  name: "list-partners",
  summary: "Lists the partners with their numbers of API keys and invitations.",
  method: "GET",
  path: "/staff/partners",
  answer: z.object({ partners: z.array(staffPartnerRow) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

export const getPartner = defineCall({
  name: "get-partner",
  summary: "Returns a partner with its contact and its API keys.",
  method: "GET",
  path: "/staff/partners/:id",
  params: partnerParams,
  answer: staffPartner,
  errors,
  access: "administrator",
});

/** FIELD_INVALID at `id`: another partner has it. `person` is invited by mail to use the partner's page. */
export const createPartner = defineCall({
  name: "create-partner",
  summary: "Creates a partner and invites the first of its people by mail.",
  method: "POST",
  path: "/staff/partners",
  body: z.object({
    id: newPartnerId,
    name: requiredCompany(),
    country: oneOf(countries),
    contact,
    person: newPartnerPerson,
  }),
  answer: staffPartner,
  answerStatus: 201,
  errors: [...contactErrors, "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

/**
 * Omitted fields keep their value. `baseUrl`: the partner's own page for applications, https and on a public host.
 * `signingKey`: a public key as JWK, Ed25519 or P-256. Null removes either.
 */
export const changePartner = defineCall({
  name: "change-partner",
  summary: "Changes a partner's name, country, contact, own page for applications or signing key.",
  method: "POST",
  path: "/staff/partners/:id",
  params: partnerParams,
  body: z.object({
    name: z.optional(requiredCompany()),
    country: z.optional(oneOf(countries)),
    contact: z.optional(contact),
    baseUrl: z.optional(z.nullable(requiredText(500))),
    signingKey: z.optional(z.nullable(requiredText(2000))),
  }),
  answer: staffPartner,
  errors: [...contactErrors, ...errors],
  access: "administrator",
});

/** `key` is returned only here. Earlier keys stay valid. */
export const makePartnerKey = defineCall({
  name: "make-partner-key",
  summary: "Makes an API key for a partner; it is shown only in this answer.",
  method: "POST",
  path: "/staff/partners/:id/keys",
  params: partnerParams,
  body: z.object({ name: requiredText(60) }),
  answer: z.extend(staffPartnerKey, { key: z.string() }),
  answerStatus: 201,
  errors: [...bodyErrors, ...errors],
  access: "administrator",
  repeat: "same-answer",
});

/** Revoking twice answers the same. */
export const revokePartnerKey = defineCall({
  name: "revoke-partner-key",
  summary: "Revokes a partner's API key at once.",
  method: "DELETE",
  path: "/staff/partners/:id/keys/:keyId",
  params: z.object({ id: z.string(), keyId: z.string() }),
  answer: staffPartnerKey,
  errors,
  access: "administrator",
});

/** As `add-webhook` for partners. */
export const addWebhookForPartner = defineCall({
  name: "add-webhook-for-partner",
  summary: "Adds a webhook for a partner; its secret is shown only in this answer.",
  method: "POST",
  path: "/staff/partners/:id/webhooks",
  params: partnerParams,
  body: addWebhook.body,
  answer: addedWebhook,
  answerStatus: 201,
  errors: [...bodyErrors, "MAXIMUM", ...errors],
  access: "administrator",
  repeat: "same-answer",
});

/** As `change-webhook` for partners. */
export const changeWebhookOfPartner = defineCall({
  name: "change-webhook-of-partner",
  summary: "Changes a partner's webhook, or switches it off and on.",
  method: "POST",
  path: "/staff/partners/:id/webhooks/:webhookId",
  params: webhookParams,
  body: changeWebhook.body,
  answer: webhook,
  errors: [...bodyErrors, "WEBHOOK_EXISTS", ...errors],
  access: "administrator",
});

/** As `rotate-webhook-secret` for partners. */
export const rotateSecretOfPartner = defineCall({
  name: "rotate-secret-of-partner",
  summary: "Replaces the secret of a partner's webhook; the old one signs as well for 24 hours.",
  method: "POST",
  path: "/staff/partners/:id/webhooks/:webhookId/secret",
  params: webhookParams,
  answer: webhookWithSecret,
  errors,
  access: "administrator",
  repeat: "same-answer",
});

export const removeWebhookOfPartner = defineCall({
  name: "remove-webhook-of-partner",
  summary: "Deletes a partner's webhook with its deliveries.",
  method: "DELETE",
  path: "/staff/partners/:id/webhooks/:webhookId",
  params: webhookParams,
  answer: z.object({ removed: z.literal(true) }),
  errors,
  access: "administrator",
});

/** As `list-properties` for partners. */
export const listHomesOfPartner = defineCall({
  name: "list-homes-of-partner",
  summary: "Lists a partner's homes, optionally those whose id or address contains some words.",
  method: "GET",
  path: "/staff/partners/:id/homes",
  params: partnerParams,
  query: listProperties.query,
  answer: listProperties.answer,
  errors: ["FIELD_INVALID", ...errors],
  access: "administrator",
});

/** As `keep-properties` for partners. */
export const keepHomesForPartner = defineCall({
  name: "keep-homes-for-partner",
  summary: "Creates or updates homes of a partner, identified by the partner's own ids.",
  method: "POST",
  path: "/staff/partners/:id/homes",
  params: partnerParams,
  body: keepProperties.body,
  maxBodyBytes: 500_000,
  answer: keepProperties.answer,
  errors: [
    ...keepProperties.errors.filter((code) => code !== "PARTNER_KEY_INVALID"),
    "LOGIN_REQUIRED",
    "STAFF_ROLE_REQUIRED",
  ],
  access: "administrator",
});

/** As `remove-property` for partners. */
export const removeHomeOfPartner = defineCall({
  name: "remove-home-of-partner",
  summary: "Deletes one of a partner's homes.",
  method: "DELETE",
  path: "/staff/partners/:id/homes/:homeId",
  params: z.object({ id: z.string(), homeId: z.string() }),
  answer: removeProperty.answer,
  errors,
  access: "administrator",
});

/** As `delete-test-data` for partners: in a sandbox only, elsewhere NOT_FOUND. */
export const deleteTestsOfPartner = defineCall({
  name: "delete-tests-of-partner",
  summary: "Deletes what a partner has begun in a sandbox, a part with each call.",
  method: "DELETE",
  path: "/staff/partners/:id/test-data",
  params: partnerParams,
  answer: deleteTestData.answer,
  errors,
  access: "administrator",
});

export const staffPartnerCalls: readonly Call[] = [
  listPartners,
  getPartner,
  createPartner,
  changePartner,
  makePartnerKey,
  revokePartnerKey,
  addWebhookForPartner,
  changeWebhookOfPartner,
  rotateSecretOfPartner,
  removeWebhookOfPartner,
  listHomesOfPartner,
  keepHomesForPartner,
  removeHomeOfPartner,
  deleteTestsOfPartner,
];

import * as z from "zod/mini";
import { paymentMethodView } from "../entities/payment-method.ts";
import { shownContract } from "../entities/shown-contract.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { saveAnswer, tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Card, signature and the finish page. Source: specification §7, shapes by the wire decisions. */

/**
 * The client secret of a set-up (specification §3: a single field). The provider's public key is that of the home's
 * country, not of the visitor's.
 */
export const cardSetupSecret = z.object({ secret: z.string() });

export const getPaymentSecret = defineCall({
  name: "get-payment-secret",
  summary: "Returns the client secret for setting up the card; repeated calls return the same open set-up.",
  method: "GET",
  path: "/onboarding/tenant/:token/payment-secret",
  params: tokenParams,
  answer: cardSetupSecret,
  errors: ["STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED", "PROVIDER_UNAVAILABLE", "PROVIDER_FAILED"],
  access: "tenant",
});

/** A browser cannot know whether another one has set up the card, so it asks the server. */
export const getCardState = defineCall({
  name: "get-card-state",
  summary: "Tells whether the application has a card or account that was set up, and which.",
  method: "GET",
  path: "/onboarding/tenant/:token/card",
  params: tokenParams,
  answer: z.object({ ready: z.boolean(), method: z.nullable(paymentMethodView) }),
  errors: ["STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "PROVIDER_UNAVAILABLE", "PROVIDER_FAILED"],
  access: "tenant",
});

/**
 * Requires a card that was set up. Signing twice returns the same and makes one contract. OFFER_CHANGED if `shown` is no
 * longer what the contract says, for example because another tab has chosen the other plan.
 */
export const signContract = defineCall({
  name: "sign-contract",
  summary: "Signs the contract: locks the application, creates the policy and invites the landlord.",
  method: "POST",
  path: "/onboarding/tenant/sign",
  body: z.object({
    token,
    signature: z.literal(true, { error: "FIELD_INVALID" }),
    shown: z.optional(shownContract),
  }),
  answer: saveAnswer,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "OFFER_CHANGED",
    "STEP_NOT_ALLOWED",
    "TOKEN_UNKNOWN",
    "PROPERTY_HAS_ACTIVE_POLICY",
    "COUNTRY_NOT_OFFERED",
    "PROVIDER_UNAVAILABLE",
    "PROVIDER_FAILED",
  ],
  access: "tenant",
});

/** `shortUrl` opens the landlord's page read-only; `mailtoLink` is a prefilled mail that contains it. */
export const finishPage = z.object({
  firstName: z.string(),
  tenantEmail: z.string(),
  shortUrl: z.string(),
  mailtoLink: z.string(),
});
export type FinishPage = z.infer<typeof finishPage>;

export const getFinishPage = defineCall({
  name: "get-finish-page",
  summary: "Returns the content of the congratulations page.",
  method: "GET",
  path: "/onboarding/tenant/:token/finish-page",
  params: tokenParams,
  answer: finishPage,
  errors: ["STEP_NOT_ALLOWED", "TOKEN_UNKNOWN"],
  access: "tenant",
});

/** Simulates the bank's confirmation of a charge. Exists only with the sandbox payment provider. */
export const confirmSandboxCharge = defineCall({
  name: "confirm-sandbox-charge",
  summary: "Answers the sandbox's confirmation request for a charge, in place of the cardholder.",
  method: "POST",
  path: "/sandbox-payment/confirm-charge",
  body: z.object({ secret: requiredText(200), outcome: oneOf(["passed", "failed"]) }),
  answer: z.object({ status: z.enum(["succeeded", "failed"]) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});

/** Backs the account form of the sandbox. Exists only with the sandbox payment provider. */
export const confirmSandboxDebit = defineCall({
  name: "confirm-sandbox-debit",
  summary: "Submits a test account for an open sandbox set-up, with its owner's consent to the mandate.",
  method: "POST",
  path: "/sandbox-payment/debit",
  body: z.object({ secret: requiredText(200), iban: requiredText(42) }),
  answer: z.object({ status: z.enum(["succeeded", "requires_action", "failed"]), code: z.optional(z.string()) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});

/** Backs the card form of the sandbox. Exists only with the sandbox payment provider. */
export const confirmSandboxCard = defineCall({
  name: "confirm-sandbox-card",
  summary: "Submits a test card for an open sandbox set-up; challenge answers its confirmation request.",
  method: "POST",
  path: "/sandbox-payment/confirm",
  body: z.object({
    secret: requiredText(200),
    number: requiredText(40),
    expMonth: z
      .int({ error: "FIELD_INVALID" })
      .check(z.minimum(1, { error: "FIELD_INVALID" }), z.maximum(12, { error: "FIELD_INVALID" })),
    expYear: z
      .int({ error: "FIELD_INVALID" })
      .check(z.minimum(0, { error: "FIELD_INVALID" }), z.maximum(9999, { error: "FIELD_INVALID" })),
    cvc: requiredText(4),
    challenge: z.optional(z.literal("passed", { error: "FIELD_INVALID" })),
  }),
  answer: z.object({
    status: z.enum(["succeeded", "requires_action", "failed"]),
    code: z.optional(z.string()),
  }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});

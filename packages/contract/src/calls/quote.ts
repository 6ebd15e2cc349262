import * as z from "zod/mini";
import { needs } from "../entities/needs.ts";
import { coverPreview, offers, rentalCalculation } from "../entities/offers.ts";
import { documentTypes, languages, paymentPeriods, refusalReasons, riskOutcomes } from "../enums.ts";
import { money, moneyText } from "../fields/money.ts";
import { optionalCountry } from "../fields/country.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { lastCompletedPage } from "../flow/progress.ts";
import { saveAnswer, tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** From the price to the payment period. Source: specification §7, shapes by the wire decisions. */

/**
 * Saves nothing. `token` is optional, because the price is shown before any personal question. Without it, `country` or
 * else the request's locale decides the country.
 */
export const getPrice = defineCall({
  name: "get-price",
  summary: "Returns the yearly and monthly price for a deposit, in EUR.",
  method: "POST",
  path: "/onboarding/tenant/price",
  body: z.object({ rentDepositAmount: moneyText, token: z.nullish(token), country: optionalCountry }),
  answer: rentalCalculation,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM", "DEPOSIT_RANGE", "TOKEN_UNKNOWN"],
  access: "public",
});

/** The country decides which consents are required: the first two everywhere, in Austria also the third. */
export const consents = z.object({
  termsAndPrivacy: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
  initialInformation: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
  electronicCommunication: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
  earlyFulfilment: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
});
export type Consents = z.infer<typeof consents>;

/** `needs` may follow in a second call, but nobody can sign without them. */
export const saveSummary = defineCall({
  name: "save-summary",
  summary: "Confirms the answers and stores the consents and the tenant's needs, both required before signing.",
  method: "POST",
  path: "/onboarding/tenant/summary",
  body: z.object({ token, consents, needs: z.nullish(needs) }),
  answer: saveAnswer,
  errors: [
    "CONSENT_REQUIRED",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "STEP_NOT_ALLOWED",
    "TOKEN_UNKNOWN",
    "APPLICATION_LOCKED",
  ],
  access: "tenant",
});

/**
 * Changes that would turn a refusal into a quote under the same rules, in EUR: the lowest yearly income of all who sign
 * together, or alternatively the highest monthly cold rent, together with the highest possible deposit if that is lower than the
 * present one. For tenants under age, the earliest start (YYYY-MM-DD), needed in addition. Null where no change helps,
 * none is needed, or the bureau gives no explanation.
 */
export const wouldQuote = z.object({
  grossIncome: z.nullable(z.number()),
  coldRentAmount: z.nullable(z.number()),
  rentDepositAmount: z.nullable(z.number()),
  insuranceStart: z.nullable(z.string()),
});
export type WouldQuote = z.infer<typeof wouldQuote>;

export const riskAnswer = z.object({
  outcome: oneOf(riskOutcomes),
  reason: z.nullable(oneOf(refusalReasons)),
  requiredDocuments: z.array(oneOf(documentTypes)),
  lastCompletedPage: z.nullable(lastCompletedPage),
  /** Only for a refusal by the rules, otherwise null. */
  wouldQuote: z.nullable(wouldQuote),
  /** Whether the tenant may request a review by a person: only if no person made the refusal (GDPR Art. 22). */
  mayAskForReview: z.boolean(),
  /** The note to the tenant by the person who decided. */
  note: z.nullable(z.string()),
});
export type RiskAnswer = z.infer<typeof riskAnswer>;

/**
 * The first call with `successful=true` runs the check; later calls return the stored decision. `false` runs nothing.
 */
export const getRisk = defineCall({
  name: "get-risk",
  summary: "Returns the outcome of the risk check, which successful=true runs on the first call.",
  method: "GET",
  path: "/onboarding/tenant/risk",
  query: z.object({ token, successful: z._default(z.enum(["true", "false"], { error: "FIELD_INVALID" }), "true") }),
  answer: riskAnswer,
  errors: ["STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "PROVIDER_UNAVAILABLE", "RATE_LIMITED"],
  access: "tenant",
});

/** Idempotent. The tenant gets a mail. Source: product rules, GDPR Art. 22; docs/decisions.md. */
export const askForReview = defineCall({
  name: "ask-for-review",
  summary: "Requests a human review of a refused application.",
  method: "POST",
  path: "/onboarding/tenant/review",
  body: z.object({ token }),
  answer: saveAnswer,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
});

export const getOffers = defineCall({
  name: "get-offers",
  summary: "Returns the yearly and the monthly offer for the application.",
  method: "GET",
  path: "/onboarding/tenant/:token/payment",
  params: tokenParams,
  answer: z.object({ ...offers.shape, cover: z.nullable(coverPreview) }),
  errors: ["STEP_NOT_ALLOWED", "TOKEN_UNKNOWN"],
  access: "tenant",
});

/** `premiumAmount` in EUR must equal the offered price of the period, so that the tenant agrees to the price shown. */
export const savePaymentPeriod = defineCall({
  name: "save-payment-period",
  summary: "Chooses the yearly or the monthly plan at the price offered.",
  method: "POST",
  path: "/onboarding/tenant/payment-period",
  body: z.object({ token, language: oneOf(languages), paymentPeriod: oneOf(paymentPeriods), premiumAmount: money }),
  answer: saveAnswer,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "OFFER_CHANGED",
    "STEP_NOT_ALLOWED",
    "TOKEN_UNKNOWN",
    "APPLICATION_LOCKED",
  ],
  access: "tenant",
});

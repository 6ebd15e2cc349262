import * as z from "zod/mini";
import { cardView } from "../entities/card-view.ts";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { cardSetupSecret } from "./contract.ts";
import { defineCall } from "./define-call.ts";

/**
 * Replacing the card of a contract or paying on the spot: through the link in a mail about a failed charge or an invoice
 * (docs/decisions.md), or from the account (docs/money.md).
 */

export const getCard = defineCall({
  name: "get-card",
  summary: "Returns the amount due under a contract, for the page that replaces the card.",
  method: "GET",
  path: "/card/:token",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

export const getCardSecret = defineCall({
  name: "get-card-secret",
  summary: "Returns the client secret for setting up a new card; repeated calls return the same open set-up.",
  method: "GET",
  path: "/card/:token/secret",
  params: tokenParams,
  answer: cardSetupSecret,
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "PROVIDER_UNAVAILABLE", "PROVIDER_FAILED"],
  access: "public",
});

/** Requires a card that was set up. Repeating it with the same card changes and charges nothing more. */
export const changeCard = defineCall({
  name: "change-card",
  summary: "Makes the newly set-up card the contract's card and charges the amount due to it.",
  method: "POST",
  path: "/card/:token",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "PROVIDER_UNAVAILABLE", "PROVIDER_FAILED"],
  access: "public",
});

/** `secret` is null when there is nothing to confirm. The card view reports the result of the charge. */
export const beginPayment = defineCall({
  name: "begin-payment",
  summary: "Charges the card on file while the cardholder is present; returns the secret for the bank's confirmation.",
  method: "POST",
  path: "/card/:token/payment",
  params: tokenParams,
  answer: z.object({ secret: z.nullable(z.string()), country: oneOf(countries) }),
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "RATE_LIMITED", "PROVIDER_UNAVAILABLE", "PROVIDER_FAILED"],
  access: "public",
  repeat: "same-answer",
});

/** The server does not trust this call. It only triggers a query to the payment provider. */
export const notePayment = defineCall({
  name: "note-payment",
  summary: "Reports that the cardholder has responded to the bank's confirmation request.",
  method: "POST",
  path: "/card/:token/payment/confirmed",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

/** `cardToken` opens the page for another card, like the mailed link. It is not an application's token. */
export const askForCard = defineCall({
  name: "ask-for-card",
  summary: "Returns a token for the page that replaces the card of one of the account's policies.",
  method: "POST",
  path: "/policies/:refId/card",
  params: z.object({ refId: z.string() }),
  answer: z.object({ cardToken: z.string() }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
  repeat: "new-answer",
});

import * as z from "zod/mini";
import { cardView } from "../entities/card-view.ts";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { cardSecret } from "./contract.ts";
import { defineCall } from "./define-call.ts";

/**
 * Another card for a contract: by the link of the mail about a premium or an instalment that could not be charged (decision 0024), or from the account
 * (docs/money.md).
 */

export const getCard = defineCall({
  name: "get-card",
  summary: "What is open under a contract, for the page that asks for another card.",
  method: "GET",
  path: "/card/:token",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

export const getCardSecret = defineCall({
  name: "get-card-secret",
  summary: "The client secret of a card set-up for the contract; asked again it answers the same open set-up.",
  method: "GET",
  path: "/card/:token/secret",
  params: tokenParams,
  answer: cardSecret,
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "PROVIDER_UNAVAILABLE"],
  access: "public",
});

/** Needs a card that was set up. Said again for the same card, it changes and charges nothing more. */
export const changeCard = defineCall({
  name: "change-card",
  summary: "Takes the card that was set up from now on, and charges what is open.",
  method: "POST",
  path: "/card/:token",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "PROVIDER_UNAVAILABLE"],
  access: "public",
});

/** `secret` is null where there is nothing to confirm: what became of the charge is told by the card's view. */
export const beginPayment = defineCall({
  name: "begin-payment",
  summary:
    "Charges what is open to the card on file while its owner is there, and says what the browser has the bank ask by.",
  method: "POST",
  path: "/card/:token/payment",
  params: tokenParams,
  answer: z.object({ secret: z.nullable(z.string()), country: oneOf(countries) }),
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
  access: "public",
});

/** Nothing is taken from it but that it is time to ask the provider. */
export const notePayment = defineCall({
  name: "note-payment",
  summary: "Says that the bank has been answered.",
  method: "POST",
  path: "/card/:token/payment/confirmed",
  params: tokenParams,
  answer: cardView,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

/** What opens the page for another card, as the mailed link does. It is no application's token. */
export const askForCard = defineCall({
  name: "ask-for-card",
  summary: "Opens the way to another card for one of the account's policies.",
  method: "POST",
  path: "/policies/:refId/card",
  params: z.object({ refId: z.string() }),
  answer: z.object({ cardToken: z.string() }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
});

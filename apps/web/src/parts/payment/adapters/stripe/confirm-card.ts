import type { SetupIntentResult } from "@stripe/stripe-js";
import { type Decline, declineOf, notConfirmed } from "../../decline-text.ts";
import type { Mounted } from "./use-stripe-element.ts";

export type Confirmed =
  | { kind: "set-up" }
  /** Input is missing or invalid. The provider's fields show what. */
  | { kind: "fields" }
  | { kind: "declined"; decline: Decline }
  /** The set-up no longer exists. */
  | { kind: "stale" }
  | { kind: "offline" }
  | { kind: "unavailable" };

/** Sends the card to the provider, which asks the bank, and the owner if the bank requires it. */
export async function confirmCard({ stripe, elements }: Mounted): Promise<Confirmed> {
  try {
    const address = new URL(window.location.href);
    // Cards are confirmed on this page. If a bank redirects all the same, it returns here.
    const confirmParams = { return_url: address.href };
    return outcomeOf(await stripe.confirmSetup({ elements, redirect: "if_required", confirmParams }));
  } catch {
    return { kind: "offline" };
  }
}

function outcomeOf({ error, setupIntent }: SetupIntentResult): Confirmed {
  if (setupIntent) {
    if (setupIntent.status === "succeeded") return { kind: "set-up" };
    return setupIntent.status === "canceled" ? { kind: "stale" } : { kind: "declined", decline: notConfirmed };
  }
  if (error.type === "validation_error") return { kind: "fields" };
  if (error.type === "api_connection_error") return { kind: "offline" };
  if (error.code === "setup_intent_authentication_failure") return { kind: "declined", decline: notConfirmed };
  if (error.code === "setup_intent_unexpected_state")
    return error.setup_intent?.status === "succeeded" ? { kind: "set-up" } : { kind: "stale" };
  if (error.code === "resource_missing") return { kind: "stale" };
  if (error.type !== "card_error") return { kind: "unavailable" };
  return {
    kind: "declined",
    decline: declineOf(error.decline_code === "insufficient_funds" ? error.decline_code : error.code),
  };
}

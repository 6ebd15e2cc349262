import type { PaymentProvider } from "@kautia/contract";
import type { ComponentType } from "react";

/** A card that the provider has set up: it may be charged later. */
export interface SetUpCard {
  /** The last four digits; null where the provider does not tell. */
  lastDigits: string | null;
}

/**
 * What a payment provider puts on the page. It takes the card, sets it up with what its bank asks for, and says in plain
 * words what went wrong; what was typed stays. The card's details never pass through anything else of the app.
 */
export interface CardFormProps {
  /** The client secret of the open set-up. */
  secret: string;
  /** The provider's public key for the tenant's country; null where it needs none. */
  publicKey: string | null;
  /** Called once the card may be charged later. Nothing was charged. */
  onSetUp: (card: SetUpCard) => void;
  /** The set-up is over or unknown: the page asks the server for another secret. */
  onStale: () => void;
}

export type CardForm = ComponentType<CardFormProps>;

const cardForms: Record<PaymentProvider, () => Promise<CardForm>> = {
  sandbox: async () => (await import("./sandbox/SandboxCardForm.tsx")).SandboxCardForm,
  stripe: async () => (await import("./adapters/stripe/StripeCardForm.tsx")).StripeCardForm,
};

/** The form of the configured provider, loaded when it is wanted. */
export function loadCardForm(provider: PaymentProvider): Promise<CardForm> {
  return cardForms[provider]();
}

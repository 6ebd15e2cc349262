import type { PaymentProvider } from "@kautia/contract";
import type { ComponentType } from "react";

/** What came of asking the bank: `answered`, one way or the other, or the provider could not be reached. */
export type Answered = "answered" | "unavailable";

/**
 * What a payment provider does on the page when a bank wants the owner of a card on file to confirm a payment. It asks as soon as
 * it is there, once. Whether the payment went through is the server's to say.
 */
export interface ConfirmationProps {
  /** The client secret of the payment that waits. */
  secret: string;
  /** The provider's public key for the tenant's country; null where it needs none. */
  publicKey: string | null;
  onAnswered: (answered: Answered) => void;
}

export type Confirmation = ComponentType<ConfirmationProps>;

const confirmations: Record<PaymentProvider, () => Promise<Confirmation>> = {
  // One part with the form: two of them would be more for whoever gives a first card.
  sandbox: async () => (await import("./sandbox/SandboxCardForm.tsx")).SandboxConfirmation,
  stripe: async () => (await import("./adapters/stripe/StripeConfirmation.tsx")).StripeConfirmation,
};

/** That of the configured provider, loaded when it is wanted. */
export function loadConfirmation(provider: PaymentProvider): Promise<Confirmation> {
  return confirmations[provider]();
}

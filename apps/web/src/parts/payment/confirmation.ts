import type { ComponentType } from "react";

/** `answered`: the owner confirmed or refused. `unavailable`: the provider could not be reached. */
export type Answered = "answered" | "unavailable";

/**
 * Port for a payment provider's dialog in which the owner of a stored card confirms a payment to the bank. It opens
 * once, when it is mounted. Only the server knows whether the payment succeeded.
 */
export interface ConfirmationProps {
  /** The client secret of the pending payment. */
  secret: string;
  /** The provider's public key for the tenant's country; null if it needs none. */
  publicKey: string | null;
  onAnswered: (answered: Answered) => void;
}

export type Confirmation = ComponentType<ConfirmationProps>;

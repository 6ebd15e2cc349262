import type { ComponentType } from "react";

/** A card that the provider has set up for later charges. */
export interface SetUpCard {
  /** The last four digits; null if the provider does not return them. */
  lastDigits: string | null;
}

/**
 * Port for a payment provider's card form. It takes the card, sets it up including the bank's checks, explains failures
 * in plain words and keeps the input. Card data never passes through any other part of the app.
 */
export interface CardFormProps {
  /** The client secret of the open set-up. */
  secret: string;
  /** The provider's public key for the tenant's country; null if it needs none. */
  publicKey: string | null;
  /** Called when the card is set up for later charges. Nothing has been charged. */
  onSetUp: (card: SetUpCard) => void;
  /** Called when the set-up is closed or unknown. The page must fetch another secret. */
  onStale: () => void;
}

export type CardForm = ComponentType<CardFormProps>;

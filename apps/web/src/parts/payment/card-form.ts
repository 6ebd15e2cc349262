import type { PaymentMethodKind } from "@kautia/contract";
import type { ComponentType } from "react";

/** A card or account that the provider has set up for later charges. */
export interface SetUpCard {
  kind: PaymentMethodKind;
  /** The last four digits; null if the provider does not return them. */
  lastDigits: string | null;
}

/**
 * Port for a payment provider's form. It takes a card or an account, sets it up including the bank's checks or the mandate,
 * explains failures in plain words and keeps the input. What is typed never passes through any other part of the app.
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

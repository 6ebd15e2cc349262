import type { TenantRecord } from "@kautia/contract";
import type { SetUpCard } from "../../parts/payment/card-form.ts";

/** Step ids (specification §2). They are not in display order (wire decisions, "Order after the steps"). */
export const wizardIds = { summary: 1, payment: 2, congratulations: 3 } as const;
export type WizardStep = keyof typeof wizardIds;

/** In the query of the card's step: asks for another card or account than the one set up before. */
export const otherMethod = "other";

export const shownOrder: readonly WizardStep[] = ["payment", "summary", "congratulations"];

/** Whether others sign the contract together with the tenant. */
export function hasCoTenants({ coTenants }: Pick<TenantRecord, "coTenants">): boolean {
  return coTenants !== null && coTenants.length > 0;
}

/** Passed from step to step in the history entry's state, which survives a reload. */
export interface WizardState {
  card?: SetUpCard;
  /** Signing was refused because no card is set up. */
  cardMissing?: true;
}

/** Not every provider tells the digits. */
function readCard(card: object): SetUpCard {
  const lastDigits: unknown = Reflect.get(card, "lastDigits");
  const kind = Reflect.get(card, "kind") === "sepa_debit" ? "sepa_debit" : "card";
  return { kind, lastDigits: typeof lastDigits === "string" && /^\d{4}$/.test(lastDigits) ? lastDigits : null };
}

/** Validates the history state, which may have been written by another version of the app. */
export function readWizardState(state: unknown): WizardState {
  if (typeof state !== "object" || state === null) return {};
  const card: unknown = Reflect.get(state, "card");
  return {
    ...(typeof card === "object" && card !== null ? { card: readCard(card) } : {}),
    ...(Reflect.get(state, "cardMissing") === true ? { cardMissing: true } : {}),
  };
}

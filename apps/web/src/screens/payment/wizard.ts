import type { SetUpCard } from "../../payment/card-form.ts";

/** Ids of the wizard (specification §2), which are not the order they are shown in (wire decisions, "Order after the steps"). */
export const wizardIds = { summary: 1, payment: 2, congratulations: 3 } as const;
export type WizardStep = keyof typeof wizardIds;

export const shownOrder: readonly WizardStep[] = ["payment", "summary", "congratulations"];

/** What one step tells the next; kept by the browser with the place, so a reload knows it too. */
export interface WizardState {
  /** The card that was set up. */
  card?: SetUpCard;
  /** Signing was refused for want of a card. */
  cardMissing?: true;
}

/** The browser gives back whatever was kept with the place, by any version of the app. */
export function readWizardState(state: unknown): WizardState {
  if (typeof state !== "object" || state === null) return {};
  const card: unknown = Reflect.get(state, "card");
  const lastDigits: unknown = typeof card === "object" && card !== null ? Reflect.get(card, "lastDigits") : null;
  return {
    ...(typeof lastDigits === "string" && /^\d{4}$/.test(lastDigits) ? { card: { lastDigits } } : {}),
    ...(Reflect.get(state, "cardMissing") === true ? { cardMissing: true } : {}),
  };
}

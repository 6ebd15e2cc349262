import type { ScreenId } from "@kautia/contract";
import { ajar } from "@kautia/design-system";

/** How far the logo's door is open: ajar at first, and a little wider with each page until the offer. */
const almostOpen = 0.9;
const open = 1;

const afterQuestions: readonly ScreenId[] = [
  "short-onboarding",
  "summary",
  "risks",
  "private-documents",
  "manual-underwriting",
];
const afterOffer: readonly ScreenId[] = ["offers", "payment"];

export function doorAt(screen: ScreenId | null, progress?: { step: number; count: number }): number {
  if (screen === null) return ajar;
  if (afterOffer.includes(screen)) return open;
  if (afterQuestions.includes(screen)) return almostOpen;
  return progress ? ajar + (almostOpen - ajar) * (progress.step / (progress.count + 1)) : ajar;
}

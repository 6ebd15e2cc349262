import type { LastCompletedPage } from "../progress.ts";
import type { ScreenId } from "../screens.ts";
import { type Guard, type GuardInput, goTo, isKnown } from "./guard.ts";

type Standing = Pick<GuardInput, "progress" | "invited" | "documentsOwed" | "riskResult">;

/**
 * The screen where an application goes on; null while its questions are still being answered, of which an invited tenant
 * has the short list.
 * Source: specification §2, "Navigation by lastCompletedPage"; INVITATION_DETAILS: docs/flow.md.
 */
export function nextScreen({ progress, invited, documentsOwed, riskResult }: Standing): ScreenId | null {
  if (progress === null) return invited ? "short-onboarding" : null;
  const targets: Record<LastCompletedPage, ScreenId> = {
    TENANT_DETAILS: "summary",
    INVITATION_DETAILS: "summary",
    SUMMARY: "summary",
    RISK_CHECK: documentsOwed ? "private-documents" : "offers",
    // Owed again: a person who decides asked for another one (decision 0022).
    PRIVATE_DOCUMENTS: documentsOwed ? "private-documents" : riskResult ? "offers" : "risks",
    PAYMENT_PERIOD: "payment",
    PAYMENT: "payment",
  };
  return targets[progress];
}

/**
 * Index with a completed page goes on where the application stands, unless an answer is being changed. The invited tenant
 * has none to change before the short onboarding is done.
 */
export const indexRedirect: Guard = (input) => {
  if (input.screen !== "index" || !isKnown(input)) return null;
  if (input.editing && !(input.invited && input.progress === null)) return null;
  const next = nextScreen(input);
  return next ? goTo(input, next) : null;
};

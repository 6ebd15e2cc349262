import type { LastCompletedPage } from "../progress.ts";
import type { ScreenId } from "../screens.ts";
import { type Guard, type GuardInput, goTo, isKnown } from "./guard.ts";

type ApplicationState = Pick<GuardInput, "progress" | "invited" | "documentsOwed" | "riskResult" | "refused">;

/**
 * The screen where an application continues; null while its questions are not all answered. Invited tenants have their
 * own short list of questions. Source: specification §2, "Navigation by lastCompletedPage"; INVITATION_DETAILS:
 * docs/flow.md.
 */
export function nextScreen({
  progress,
  invited,
  documentsOwed,
  riskResult,
  refused,
}: ApplicationState): ScreenId | null {
  if (progress === null) return invited ? "short-onboarding" : null;
  const targets: Record<LastCompletedPage, ScreenId> = {
    TENANT_DETAILS: "summary",
    INVITATION_DETAILS: "summary",
    SUMMARY: refused ? "risks" : "summary",
    RISK_CHECK: documentsOwed ? "private-documents" : "offers",
    // A document can be owed again, because a person requested another one (docs/decisions.md).
    PRIVATE_DOCUMENTS: documentsOwed ? "private-documents" : riskResult ? "offers" : "risks",
    PAYMENT_PERIOD: "payment",
    PAYMENT: "payment",
  };
  return targets[progress];
}

/**
 * Redirects index to the screen where the application continues, unless the tenant is changing an answer. Invited
 * tenants can change answers only after the short onboarding.
 */
export const indexRedirect: Guard = (input) => {
  if (input.screen !== "index" || !isKnown(input)) return null;
  if (input.editing && !(input.invited && input.progress === null)) return null;
  const next = nextScreen(input);
  return next ? goTo(input, next) : null;
};

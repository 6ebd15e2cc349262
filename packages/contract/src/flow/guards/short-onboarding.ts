import { progressRank } from "../progress.ts";
import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * Two screens for invited tenants only. The welcome is open until the short onboarding is done. The short onboarding is
 * open for as long as the summary, because the browser's back button leads there (docs/flow.md).
 */
export const shortOnboardingGuard: Guard = (input) => {
  const { screen, invited, progress } = input;
  if ((screen !== "invited" && screen !== "short-onboarding") || !isKnown(input)) return null;
  const over = screen === "invited" ? progress !== null : progressRank(progress) > progressRank("INVITATION_DETAILS");
  return invited && !over ? null : goTo(input, "index");
};

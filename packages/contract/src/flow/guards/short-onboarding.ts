import { progressRank } from "../progress.ts";
import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * Screens for invited tenants only: the welcome until the short onboarding is done, the short onboarding for as long as
 * the summary is open, so that the browser's back button leads to it (docs/flow.md).
 */
export const shortOnboardingGuard: Guard = (input) => {
  const { screen, invited, progress } = input;
  if ((screen !== "invited" && screen !== "short-onboarding") || !isKnown(input)) return null;
  const over = screen === "invited" ? progress !== null : progressRank(progress) > progressRank("INVITATION_DETAILS");
  return invited && !over ? null : goTo(input, "index");
};

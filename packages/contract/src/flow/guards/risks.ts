import { mayAct } from "../progress.ts";
import { type Guard, goTo, isKnown } from "./guard.ts";

/** The risk check, and the word that a person looks at it, need the consents of the summary (decision 0005). */
export const risksGuard: Guard = (input) => {
  const asked = input.screen === "risks" || input.screen === "manual-underwriting";
  if (!asked || !isKnown(input) || mayAct("risk", input.progress)) return null;
  return goTo(input, "index");
};

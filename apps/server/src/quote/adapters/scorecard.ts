import { findScoreChanges } from "../rules/counterfactual.ts";
import { scoreApplication, scorecardVersion } from "../rules/scorecard.ts";
import type { Bureau } from "../ports.ts";

/** Decides from the application's answers alone, without a request. */
export const scorecardBureau: Bureau = {
  version: scorecardVersion,
  ask: async (input) => {
    const score = scoreApplication(input);
    return { score, version: scorecardVersion, given: score };
  },
  explain: findScoreChanges,
};

import type { Settings } from "@kautia/contract";

/** The tools that may load only with the visitor's consent (TDDDG §25). */
export type Choice = "errorReporting" | "analytics";

/** The tools that this server would load with consent; none outside production (specification §1). */
export function choicesIn({ environment, errorReporting, analytics }: Settings): Choice[] {
  const choices: Choice[] = [];
  if (environment === "production") {
    if (errorReporting.dsn) choices.push("errorReporting");
    if (analytics.enabled && analytics.id) choices.push("analytics");
  }
  return choices;
}

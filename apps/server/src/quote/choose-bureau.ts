import type { Deps } from "../deps.ts";
import type { Bureau } from "./ports.ts";

export type BureauDeps = Pick<Deps, "bureau" | "testBureau">;

/** Tests use the scorecard, so that no bureau is asked about fictitious people. */
export function chooseBureau({ bureau, testBureau }: BureauDeps, { isTest }: { isTest: boolean }): Bureau {
  return isTest ? testBureau : bureau;
}

import type { Deps } from "../deps.ts";
import type { Bureau } from "./ports.ts";

export type BureauDeps = Pick<Deps, "bureau" | "testBureau">;

/** Nobody is asked about the made-up people of a test. */
export function chooseBureau({ bureau, testBureau }: BureauDeps, { isTest }: { isTest: boolean }): Bureau {
  return isTest ? testBureau : bureau;
}

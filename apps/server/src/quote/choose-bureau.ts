import type { Deps } from "../deps.ts";
import type { Bureau } from "./ports.ts";

export type BureauDeps = Pick<Deps, "bureau" | "testBureau">;

/** For tests, no bureau is asked about made-up people. */
export function chooseBureau({ bureau, testBureau }: BureauDeps, { isTest }: { isTest: boolean }): Bureau {
  return isTest ? testBureau : bureau;
}

import type { ErrorCode } from "@kautia/contract";
import type { App } from "../app.ts";
import { afterSigningWays } from "./after-signing.ts";
import { answerWays } from "./answers.ts";
import { deskWays } from "./desk.ts";
import { documentWays } from "./documents.ts";
import { faultWays } from "./faults.ts";
import { laterWays } from "./later.ts";
import { onboardingWays } from "./onboarding.ts";
import { programWays } from "./programs.ts";
import type { PageWay, ProgramWay } from "./way.ts";

type Ways = Record<ErrorCode, PageWay | ProgramWay>;

/** For every code a way to come by it; a code without one does not compile. */
export function allWays(app: () => App, dataDir: string): Ways {
  return {
    ...answerWays,
    ...onboardingWays,
    ...documentWays,
    ...afterSigningWays,
    ...programWays,
    ...deskWays,
    ...faultWays(app, dataDir),
    ...laterWays,
  };
}

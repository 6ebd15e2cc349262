import type { ErrorCode } from "@kautia/contract";
import { afterSigningWays } from "./after-signing.ts";
import { answerWays } from "./answers.ts";
import { deskWays } from "./desk.ts";
import { documentWays } from "./documents.ts";
import { faultWays, type RunningServer } from "./faults.ts";
import { laterWays } from "./later.ts";
import { onboardingWays } from "./onboarding.ts";
import { programWays } from "./programs.ts";
import type { PageWay, ProgramWay } from "./way.ts";

type Ways = Record<ErrorCode, PageWay | ProgramWay>;

/** A way to cause each error code. A missing code is a compile error. */
export function allWays(server: () => RunningServer): Ways {
  return {
    ...answerWays,
    ...onboardingWays,
    ...documentWays,
    ...afterSigningWays,
    ...programWays,
    ...deskWays,
    ...faultWays(server),
    ...laterWays,
  };
}

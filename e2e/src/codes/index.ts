import type { ErrorCode } from "@kautia/contract";
import { afterSigningCases } from "./after-signing.ts";
import { answerCases } from "./answers.ts";
import { staffCases } from "./staff.ts";
import { documentCases } from "./documents.ts";
import { faultCases, type RunningServer } from "./faults.ts";
import { laterCases } from "./later.ts";
import { onboardingCases } from "./onboarding.ts";
import { programCases } from "./programs.ts";
import type { PageCase, ProgramCase } from "./error-case.ts";

type ErrorCases = Record<ErrorCode, PageCase | ProgramCase>;

/** A way to cause each error code. A missing code is a compile error. */
export function allErrorCases(server: () => RunningServer): ErrorCases {
  return {
    ...answerCases,
    ...onboardingCases,
    ...documentCases,
    ...afterSigningCases,
    ...programCases,
    ...staffCases,
    ...faultCases(server),
    ...laterCases,
  };
}

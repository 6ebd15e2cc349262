import { authorisationGuard } from "./guards/authorisation.ts";
import { documentsGuard } from "./guards/documents.ts";
import type { Guard, GuardInput, Verdict } from "./guards/guard.ts";
import { indexRedirect } from "./guards/index-redirect.ts";
import { languageGuard } from "./guards/language.ts";
import { offersGuard } from "./guards/offers.ts";
import { openLinkGuard } from "./guards/open-link.ts";
import { paymentGuard } from "./guards/payment.ts";
import { risksGuard } from "./guards/risks.ts";
import { shortOnboardingGuard } from "./guards/short-onboarding.ts";
import { summaryGuard } from "./guards/summary.ts";

/** The guards in the order of specification §2; the first verdict wins. */
export const guards: readonly Guard[] = [
  languageGuard,
  indexRedirect,
  shortOnboardingGuard,
  summaryGuard,
  documentsGuard,
  risksGuard,
  offersGuard,
  paymentGuard,
  openLinkGuard,
  authorisationGuard,
];

/** The verdict on one navigation; null allows it. */
export function runGuards(input: GuardInput): Verdict | null {
  for (const guard of guards) {
    const verdict = guard(input);
    if (verdict) return verdict;
  }
  return null;
}

import { type Guard, type GuardInput, goTo, guardLanguage, isKnown, type Verdict } from "./guards/guard.ts";
import { indexRedirect } from "./guards/index-redirect.ts";
import { languageGuard } from "./guards/language.ts";
import { mayAct, progressRank } from "./progress.ts";
import { screens } from "./screens.ts";

/**
 * Two screens for invited tenants only. The welcome is open until the short onboarding is done. The short onboarding is
 * open for as long as the summary, because the browser's back button leads there (docs/flow.md).
 */
const shortOnboardingGuard: Guard = (input) => {
  const { screen, invited, progress } = input;
  if ((screen !== "invited" && screen !== "short-onboarding") || !isKnown(input)) return null;
  const over = screen === "invited" ? progress !== null : progressRank(progress) > progressRank("INVITATION_DETAILS");
  return invited && !over ? null : goTo(input, "index");
};

/**
 * The summary requires all answers. It closes when payment or owed documents come next (specification §2), except for
 * the browser's back button, and after a refusal until an answer changes (docs/quote.md).
 */
const summaryGuard: Guard = (input) => {
  if (input.screen !== "summary" || !isKnown(input)) return null;
  const { progress, documentsOwed, refused, editing } = input;
  if (progress === "PAYMENT") return goTo(input, "payment");
  if (progress === "SUMMARY" && documentsOwed) return goTo(input, "private-documents");
  if (progress === "SUMMARY" && refused) return goTo(input, "risks");
  const open = progress === "TENANT_DETAILS" || progress === "INVITATION_DETAILS" || progress === "SUMMARY";
  return open || (editing && mayAct("offers", progress)) ? null : goTo(input, "index");
};

/**
 * Private documents are also reachable with RISK_CHECK while documents are owed. Otherwise two rules of specification
 * §2 would cause a redirect loop (wire decisions, "Order after the steps").
 */
const documentsGuard: Guard = (input) => {
  if (input.screen !== "private-documents" || !isKnown(input)) return null;
  const { progress, documentsOwed } = input;
  if (progress === "PAYMENT") return goTo(input, "payment");
  if (progress === "PRIVATE_DOCUMENTS" || progress === "SUMMARY") return null;
  if (progress === "RISK_CHECK" && documentsOwed) return null;
  return goTo(input, "index");
};

/**
 * The risk check and the manual review screen require the consents of the summary (docs/flow.md). The review screen is
 * shown only during the review. Afterwards a quote continues, and other outcomes are shown on the risk check screen.
 */
const risksGuard: Guard = (input) => {
  const { screen, progress, riskResult, underReview, documentsOwed } = input;
  const isRiskScreen = screen === "risks" || screen === "manual-underwriting";
  if (!isRiskScreen || !isKnown(input)) return null;
  if (!mayAct("risk", progress)) return goTo(input, "index");
  // A document requested during the review comes first (docs/decisions.md).
  if (screen === "manual-underwriting" && underReview && documentsOwed) return goTo(input, "private-documents");
  if (screen === "risks" || underReview) return null;
  return goTo(input, riskResult ? "index" : "risks");
};

/** Offers require a quote, uploaded documents if any are owed, and no chosen period. Specification §2. */
const offersGuard: Guard = (input) => {
  if (input.screen !== "offers" || !isKnown(input)) return null;
  const { progress, documentsOwed, riskResult } = input;
  if (progress === "RISK_CHECK") return documentsOwed ? goTo(input, "private-documents") : null;
  if (progress === "PRIVATE_DOCUMENTS") return riskResult ? null : goTo(input, "risks");
  return goTo(input, "index");
};

/**
 * Payment is reachable once a period is chosen, and stays reachable after signing (specification §2). Whether the
 * landlord declined is not in the record: payment and declined lead to each other.
 */
const paymentGuard: Guard = (input) => {
  const { screen, progress } = input;
  if ((screen !== "payment" && screen !== "declined") || !isKnown(input)) return null;
  if (screen === "declined") return progress === "PAYMENT" ? null : goTo(input, "index");
  return progress === "PAYMENT_PERIOD" || progress === "PAYMENT" ? null : goTo(input, "index");
};

/**
 * Leads a link that brings an application to the page that says what the link is about. Only the button on that page
 * opens it, because mail scanners, previews and other devices open links, too. A partner's link and a token mean an
 * application only on the screens of one; elsewhere they may be another token, such as that of a login link.
 */
const openLinkGuard: Guard = (input) => {
  const { screen, query } = input;
  if (screen === null || screen === "open") return null;
  const isLink = query["invitation-token"] || (!screens[screen].exempt && (query.token || query.pd));
  return isLink ? { kind: "go", screen: "open", lang: guardLanguage(input), keepsQuery: true } : null;
};

/** Sends visitors without an application to the public website. Specification §2. */
const authorisationGuard: Guard = ({ screen, hasToken }) => {
  if (screen === null || screens[screen].exempt) return null;
  return hasToken ? null : { kind: "leave" };
};

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

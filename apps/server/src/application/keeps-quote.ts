import { isDeepStrictEqual } from "node:util";
import type { Application } from "./application.ts";
import { quoteBasis } from "./rules/answers.ts";

/** Whether what the quote depends on is the same. */
export function keepsQuote(before: Application, after: Application): boolean {
  if (!before.decision) return true;
  return before.country === after.country && isDeepStrictEqual(quoteBasis(before.answers), quoteBasis(after.answers));
}

/** Back to before the quote, which the tenant then asks for anew. */
export function withoutQuote(application: Application): Application {
  return {
    ...application,
    lastCompletedPage: "TENANT_DETAILS",
    decision: null,
    consents: null,
    paymentPeriod: null,
    premiumCents: null,
  };
}

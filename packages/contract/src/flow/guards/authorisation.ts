import { screens } from "../screens.ts";
import type { Guard } from "./guard.ts";

/**
 * Stores a token from the URL, creates an application from a partner's link, and sends visitors with neither to the
 * public website. Specification §2; docs/flow.md explains the token query of offers and payment.
 */
export const authorisationGuard: Guard = ({ screen, query, hasToken }) => {
  if (screen === null || screens[screen].exempt) return null;
  if (query.token) return { kind: "store-token", token: query.token };
  if (query.pd) return { kind: "initialise", pd: query.pd };
  return hasToken ? null : { kind: "leave" };
};

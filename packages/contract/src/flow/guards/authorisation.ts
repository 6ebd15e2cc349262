import { screens } from "../screens.ts";
import type { Guard } from "./guard.ts";

/**
 * A token in the address is kept; a partner's link without one makes an application; a visitor with neither leaves for
 * the public website. Specification §2; that offers and payment ask for a token query: docs/flow.md.
 */
export const authorisationGuard: Guard = ({ screen, query, hasToken }) => {
  if (screen === null || screens[screen].exempt) return null;
  if (query.token) return { kind: "store-token", token: query.token };
  if (query.pd) return { kind: "initialise", pd: query.pd };
  return hasToken ? null : { kind: "leave" };
};

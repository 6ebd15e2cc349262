import { screens } from "../screens.ts";
import type { Guard } from "./guard.ts";

/** Sends visitors without an application to the public website. Specification §2. */
export const authorisationGuard: Guard = ({ screen, hasToken }) => {
  if (screen === null || screens[screen].exempt) return null;
  return hasToken ? null : { kind: "leave" };
};

import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * Payment is reachable once a period is chosen, and stays reachable after signing (specification §2). Whether the
 * landlord declined is not in the record: payment and declined lead to each other.
 */
export const paymentGuard: Guard = (input) => {
  const { screen, progress } = input;
  if ((screen !== "payment" && screen !== "declined") || !isKnown(input)) return null;
  if (screen === "declined") return progress === "PAYMENT" ? null : goTo(input, "index");
  return progress === "PAYMENT_PERIOD" || progress === "PAYMENT" ? null : goTo(input, "index");
};

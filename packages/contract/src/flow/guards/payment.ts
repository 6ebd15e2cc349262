import { type Guard, goTo, isKnown } from "./guard.ts";

/** Payment is reachable once a period is chosen, and stays reachable after signing. Specification §2. */
export const paymentGuard: Guard = (input) => {
  if (input.screen !== "payment" || !isKnown(input)) return null;
  const { progress } = input;
  return progress === "PAYMENT_PERIOD" || progress === "PAYMENT" ? null : goTo(input, "index");
};

import { addDays } from "@kautia/contract";
import fc from "fast-check";

export const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2027-01-01", days));
export const anyCovered = fc.record({
  coverStart: anyDay,
  paymentPeriod: fc.constantFrom("YEARLY" as const, "MONTHLY" as const),
});
export const anyPremium = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 70_500 }))
  .map(([number, amountCents]) => ({ number, priceCents: amountCents, amountCents }));

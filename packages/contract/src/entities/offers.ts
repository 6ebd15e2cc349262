import * as z from "zod/mini";
import { currencies, paymentPeriods } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/**
 * A price in EUR for one period; `discountPercentage` is the saving compared to twelve monthly payments, rounded down.
 */
export const pricePlan = z.object({
  price: z.number(),
  paymentPeriod: oneOf(paymentPeriods),
  discountPercentage: z.number(),
});
export type PricePlan = z.infer<typeof pricePlan>;

/**
 * When the guarantee begins if the contract is signed today and accepted in time, YYYY-MM-DD. Unless the tenant wishes
 * otherwise, that is after the withdrawal period; `isEarly`: within it.
 */
export const coverPreview = z.object({ start: z.string(), isEarly: z.boolean() });
export type CoverPreview = z.infer<typeof coverPreview>;

/** The offered plans of an application; null for a period that is not offered. */
export const offers = z.object({
  currency: oneOf(currencies),
  yearly: z.nullable(pricePlan),
  monthly: z.nullable(pricePlan),
});
export type Offers = z.infer<typeof offers>;

/** Both prices of a deposit, in EUR. */
export const rentalCalculation = z.object({ monthly: z.number(), yearly: z.number() });
export type RentalCalculation = z.infer<typeof rentalCalculation>;

/** The period that is preselected: yearly if it is offered. Source: specification §4. */
export function defaultPlan(from: Offers): PricePlan | null {
  return from.yearly ?? from.monthly;
}

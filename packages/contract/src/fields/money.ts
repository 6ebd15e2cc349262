import * as z from "zod/mini";
import { maxAmount } from "../limits.ts";

/** Whether an amount in EUR has at most 2 decimals. */
export function isWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** EUR on the wire → integer cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Integer cents → EUR on the wire. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Removes the floating-point errors of a calculation in EUR. */
export function roundToCents(amount: number): number {
  return fromCents(toCents(amount));
}

/**
 * An amount in EUR: a positive number with at most 2 decimals. Error: FIELD_INVALID. Source: wire decisions, "General".
 */
export const money = z
  .number({ error: "FIELD_INVALID" })
  .check(
    z.positive({ error: "FIELD_INVALID", abort: true }),
    z.maximum(maxAmount, { error: "MAXIMUM", abort: true }),
    z.refine(isWholeCents, { error: "FIELD_INVALID" }),
  );

/** Like `money`, but accepts zero. */
export const moneyOrZero = z
  .number({ error: "FIELD_INVALID" })
  .check(
    z.minimum(0, { error: "FIELD_INVALID", abort: true }),
    z.maximum(maxAmount, { error: "MAXIMUM", abort: true }),
    z.refine(isWholeCents, { error: "FIELD_INVALID" }),
  );

/** An amount that may also be a string (`"1500"`, `"1500.50"`), for POST price (specification §7). */
export const moneyText = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], { error: "FIELD_INVALID" }),
    z.transform((value) => (typeof value === "number" ? value : readAmount(value))),
  ),
  money,
);

function readAmount(text: string): number {
  return /^\s*\d{1,9}(?:\.\d{1,2})?\s*$/.test(text) ? Number(text) : Number.NaN;
}

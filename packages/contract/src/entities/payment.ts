import * as z from "zod/mini";

/**
 * A movement of money between the tenant and us. `amount` in EUR, always positive; a PREMIUM or INSTALMENT is charged,
 * a REFUND is paid back, automatically or by hand, and a CHARGEBACK is taken back by the tenant's bank. Days as
 * YYYY-MM-DD.
 */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(["PREMIUM", "INSTALMENT", "REFUND", "CHARGEBACK"]),
  state: z.enum(["PAID", "PENDING", "FAILED"]),
  amount: z.number(),
  on: z.string(),
  /** The number of the premium or instalment, even for its refund. */
  number: z.nullable(z.number()),
  /** The first and the last day that the premium pays for. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The last four digits of the card or account; null if they are unknown. */
  cardDigits: z.nullable(z.string()),
  /** Whether the digits are those of an account rather than of a card. */
  isAccount: z.boolean(),
  hasReceipt: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

import * as z from "zod/mini";

/**
 * What the landlord asks for out of the guarantee, and what the tenant says against it. Amount in EUR, instants as UTC
 * timestamps, the last day of objecting as YYYY-MM-DD. Source: specification §8 (CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT).
 */
export const claim = z.object({
  id: z.string(),
  amount: z.number(),
  description: z.string(),
  reportedAt: z.string(),
  objectUntil: z.string(),
  /** Whether the tenant may still object: there is time, and nobody has. */
  mayObject: z.boolean(),
  objection: z.nullable(z.object({ text: z.string(), at: z.string() })),
});
export type Claim = z.infer<typeof claim>;

import * as z from "zod/mini";

/** `OPEN`: a premium or an instalment could not be charged. `CHARGING`: it is being charged. `OVER`: the contract takes no card any more. */
export const cardStates = ["OPEN", "CHARGING", "PAID", "OVER"] as const;

/** What the page behind the mailed link shows, which asks for another card or for a confirmation. */
export const cardView = z.object({
  contractNumber: z.string(),
  fullAddress: z.string(),
  state: z.enum(cardStates),
  /** What is open, in EUR; 0 where nothing is. */
  amount: z.number(),
  /** How much of it is for instalments of a repayment, and not for premiums. */
  instalmentAmount: z.number(),
  /** Whether the bank wants the tenant to confirm, which is another thing than a card that does not work. */
  needsConfirmation: z.boolean(),
  /** What can be paid now with the card on file, its owner confirming it with the bank, in EUR; null where nothing can. */
  confirmable: z.nullable(z.number()),
  /** The day of the next try by itself, YYYY-MM-DD; null where there is none. */
  nextTryOn: z.nullable(z.string()),
});
export type CardView = z.infer<typeof cardView>;

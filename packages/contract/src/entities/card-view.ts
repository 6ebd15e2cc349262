import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { paymentMethodView } from "./payment-method.ts";

/**
 * `OPEN`: a premium or instalment could not be charged, or an invoice is unpaid. `CHARGING`: it is being charged.
 * `OVER`: the contract has ended.
 */
export const cardStates = ["OPEN", "CHARGING", "PAID", "OVER"] as const;

/** The page behind the mailed link, where the tenant replaces the card, confirms a charge or pays an invoice. */
export const cardView = z.object({
  contractNumber: z.string(),
  /** Selects the provider's public key. */
  country: oneOf(countries),
  fullAddress: z.string(),
  state: z.enum(cardStates),
  /** The open amount in EUR; 0 if nothing is open. */
  amount: z.number(),
  /** The part of `amount` that is for repayment instalments rather than premiums. */
  instalmentAmount: z.number(),
  /** Whether the bank requires the tenant's confirmation, as opposed to a card that does not work. */
  needsConfirmation: z.boolean(),
  /** The amount in EUR that can be paid now with the card on file if the tenant confirms; null if none. */
  confirmable: z.nullable(z.number()),
  /** The due day, YYYY-MM-DD, if what can be paid first is an invoice. An invoice is never charged automatically. */
  invoiceDueOn: z.nullable(z.string()),
  /**
   * The day of the next automatic attempt, YYYY-MM-DD; null if none is planned. The owner of a bank account gets a mail
   * in advance.
   */
  nextTryOn: z.nullable(z.string()),
  /** The contract's payment method; null for cards entered before payment methods were stored. */
  method: z.nullable(paymentMethodView),
  /** Whether a debit is waiting for the bank's decision, which takes days. */
  isPending: z.boolean(),
});
export type CardView = z.infer<typeof cardView>;

import * as z from "zod/mini";
import { paymentMethodKinds } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** A card or account as shown to its owner. */
export const paymentMethodView = z.object({
  kind: oneOf(paymentMethodKinds),
  /** The last four digits; null if the provider does not reveal them. */
  lastDigits: z.nullable(z.string()),
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

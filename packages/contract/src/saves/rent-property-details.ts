import * as z from "zod/mini";
import { money } from "../fields/money.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

/** The product defines the deposit's range and its maximum multiple of the rent: rules/deposit.ts. */
export const saveRentPropertyDetails = defineSave({
  path: "rent-property-details",
  summary: "Saves the monthly net cold rent and the deposit, in EUR.",
  body: z.object({
    token,
    // Always EUR (specification §3). The other currencies of the enumeration are not offered.
    currency: z._default(z.literal("EUR", { error: "FIELD_INVALID" }), "EUR"),
    coldRentAmount: money,
    rentDepositAmount: money,
  }),
  errors: ["MAXIMUM", "DEPOSIT_RANGE", "DEPOSIT_MULTIPLIER"],
});

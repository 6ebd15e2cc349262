import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** OPEN: something is to be claimed that was not yet. NONE: the tenant owes nothing. */
export const filingStates = ["OPEN", "FILED", "NONE"] as const;

/** What an insolvent tenant owes us. Amounts in EUR, days as YYYY-MM-DD. */
export const filingRow = z.object({
  /** The id of the circumstance. */
  id: z.string(),
  refId: z.string(),
  contractNumber: z.string(),
  tenantName: z.string(),
  country: oneOf(countries),
  /** The day on which the proceedings were opened. */
  openedOn: z.string(),
  administrator: z.nullable(z.string()),
  /** The file number of the court, as it was noted. */
  note: z.string(),
  state: oneOf(filingStates),
  /** Premiums for days before the opening. */
  premiums: z.number(),
  /** What we paid out to the landlord and the tenant has not paid back. */
  payouts: z.number(),
  amount: z.number(),
  /** The day of the last payout; null without one. */
  paidOutOn: z.nullable(z.string()),
  /** What was claimed last; null before. */
  filed: z.nullable(z.object({ amount: z.number(), on: z.string(), by: z.string() })),
});
export type FilingRow = z.infer<typeof filingRow>;

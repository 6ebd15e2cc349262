import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { ledgerEvents } from "./staff-policy.ts";

/** The six figures of the desk's money page, as docs/desk.md defines them. */
export const figureNames = [
  "PREMIUMS_WRITTEN",
  "PREMIUMS_RECEIVED",
  "PREMIUMS_OWED",
  "CLAIMS_ASKED",
  "CLAIMS_PAID",
  "POLICIES_IN_FORCE",
] as const;

/** Those that are sums of bookings in the ledger. */
export const bookedFigures = ["PREMIUMS_WRITTEN", "PREMIUMS_RECEIVED", "CLAIMS_PAID"] as const;
export type BookedFigure = (typeof bookedFigures)[number];

/** Why there is no loss ratio: a single claim would make it meaningless. */
export const lossRatioGaps = ["TOO_FEW_POLICIES", "TOO_LITTLE_EARNED"] as const;

const days = { from: z.string(), to: z.string() };

/** Amounts in EUR, days as YYYY-MM-DD. */
export const moneyFigures = z.object({
  at: z.string(),
  ...days,
  /** The same days one month earlier, with which each figure is compared. */
  before: z.object(days),
  figures: z.array(
    z.object({
      figure: oneOf(figureNames),
      /** An amount, or a number of policies. */
      value: z.number(),
      before: z.number(),
      /** The list of the rows behind `value`, and the filters that leave them. */
      rows: z.object({
        list: oneOf(["bookings", "charges", "claims", "policies"]),
        filters: z.record(z.string(), z.string()),
      }),
    }),
  ),
  lossRatio: z.object({
    /** Claims paid divided by premiums earned in these days; null if the base is too small. */
    ratio: z.nullable(z.number()),
    because: z.nullable(oneOf(lossRatioGaps)),
    earned: z.number(),
    policies: z.number(),
  }),
});
export type MoneyFigures = z.infer<typeof moneyFigures>;

/** A booking in the ledger. `amount` counts as in the figure that it belongs to. */
export const staffBookingRow = z.object({
  id: z.string(),
  at: z.string(),
  event: oneOf(ledgerEvents),
  amount: z.number(),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  country: z.nullable(oneOf(countries)),
});

import * as z from "zod/mini";
import { bookedFigures, moneyFigures, staffBookingRow } from "../entities/staff-figures.ts";
import { countries } from "../enums.ts";
import { calendarDate } from "../fields/dates.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Money of one month in one country, in EUR. docs/desk.md defines each amount. */
export const moneyMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  country: oneOf(countries),
  earned: z.number(),
  paid: z.number(),
  /** At the end of the month, or now. */
  open: z.number(),
  /** At the end of the month, or now. */
  exposure: z.number(),
  claimsPaid: z.number(),
});
export type MoneyMonth = z.infer<typeof moneyMonth>;

/** Oldest month first, with a row per country; the last month is the current one, up to today. */
const moneyMonths = z.object({
  at: z.string(),
  /** The last month that was stored once it was over (YYYY-MM); null before the first. Later months may still change. */
  storedUntil: z.nullable(z.string()),
  months: z.array(moneyMonth),
});
export type MoneyMonths = z.infer<typeof moneyMonths>;

export const moneySpans = ["12", "24", "36"] as const;

export const getMoney = defineCall({
  name: "get-money",
  summary: "Returns premiums earned, paid and open, exposure and claims paid by month and country.",
  method: "GET",
  path: "/staff/money",
  query: z.object({ months: z._default(oneOf(moneySpans), "12") }),
  answer: moneyMonths,
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/**
 * `from` and `to`: the days that count, both included, in the desk's time zone; by default this month up to today. At most
 * `moneyDays`, and not after today: FIELD_INVALID.
 */
export const getMoneyFigures = defineCall({
  name: "get-money-figures",
  summary: "Returns six figures of money and policies for some days, beside the same days of the month before.",
  method: "GET",
  path: "/staff/money/figures",
  query: z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) }),
  answer: moneyFigures,
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** The bookings that add up to one of the figures. `from` and `to` as for the figures. Newest first. */
export const listBookings = defineCall({
  name: "list-bookings",
  summary: "Lists the bookings in the ledger that add up to a figure.",
  method: "GET",
  path: "/staff/money/bookings",
  query: z.object({
    figure: z._default(oneOf(bookedFigures), "PREMIUMS_WRITTEN"),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    country: z.optional(oneOf(countries)),
    page: pageNumber,
  }),
  answer: pageOf(staffBookingRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const staffMoneyCalls: readonly Call[] = [getMoney, getMoneyFigures, listBookings];

import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

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

export const moneySpans = ["12", "24", "36"] as const;

/** Oldest month first, with a row per country; the last month is the current one, up to today. */
export const getMoney = defineCall({
  name: "get-money",
  summary: "Returns premiums earned, paid and open, exposure and claims paid by month and country.",
  method: "GET",
  path: "/staff/money",
  query: z.object({ months: z._default(oneOf(moneySpans), "12") }),
  answer: z.object({ months: z.array(moneyMonth) }),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

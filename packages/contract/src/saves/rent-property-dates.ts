import * as z from "zod/mini";
import { utcTimestamp } from "../fields/dates.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

/** The allowed dates depend on today: rules/insurance-dates.ts. */
export const saveRentPropertyDates = defineSave({
  path: "rent-property-dates",
  summary: "Saves the start of cover and, for a fixed-term rental, its end (UTC timestamps).",
  body: z.object({ token, insuranceStart: utcTimestamp, insuranceEnd: z.nullish(utcTimestamp) }),
});

import * as z from "zod/mini";
import { utcTimestamp } from "../fields/dates.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

/** The allowed dates depend on today: rules/insurance-dates.ts. */
export const saveRentPropertyDates = defineSave({
  path: "rent-property-dates",
  summary: "Saves from when, and where it is limited until when, the rental is to be covered (UTC timestamps).",
  body: z.object({ token, insuranceStart: utcTimestamp, insuranceEnd: z.nullish(utcTimestamp) }),
});
